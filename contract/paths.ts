/** Addresses that the original site linked to under another name. */
export const aliases: Record<string, string> = {
  '/services': '/service',
  '/service-areas': '/servicearea',
}

/** The locator: the one page that another page of this site shows in a frame. */
export const framedPath = '/locator'

/** The pages of the desk that a person can be led back to after signing in; `:id` is a number or name of letters. */
export const deskPaths = [
  '/admin-register',
  '/Create-job-vacancy',
  '/list-jobfor-admin',
  '/applicationlist',
  '/ApplicantDetails/:id',
  '/admin/leads',
  '/admin/leads/:id',
  '/admin/career-forms',
  '/admin/career-forms/:id',
  '/admin/agents',
  '/admin/admins',
  '/admin/account',
  '/admin/audit',
  '/admin/status',
  '/admin/preview/:id',
]

/**
 * What search engines are asked to leave alone: the API, the pages of the administration, and searches for agents, which
 * lead to each other without end.
 */
export const closedPaths = [
  '/api/',
  '/web/api/',
  '/admin-login',
  '/admin-register',
  '/Create-job-vacancy',
  '/list-jobfor-admin',
  '/applicationlist',
  '/ApplicantDetails/',
  '/admin/',
  '/files/',
  '/find-agent?',
  '/locator',
]

/** A loop, because a pattern would begin anew at each of a thousand slashes that something follows. */
export function withoutEndingSlashes(path: string): string {
  let end = path.length
  while (path[end - 1] === '/') end -= 1
  return path.slice(0, end)
}
