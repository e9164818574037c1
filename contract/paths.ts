/** Addresses that the original site linked to under another name. */
export const aliases: Record<string, string> = {
  '/services': '/service',
  '/service-areas': '/servicearea',
}

/** The locator: the one page that another page of this site shows in a frame. */
export const framedPath = '/locator'

/** What search engines are asked to leave alone: the API and the pages of the administration. */
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
]

/** A loop, because a pattern would begin anew at each of a thousand slashes that something follows. */
export function withoutEndingSlashes(path: string): string {
  let end = path.length
  while (path[end - 1] === '/') end -= 1
  return path.slice(0, end)
}
