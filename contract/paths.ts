/** Paths that the original site also used for the same pages. */
export const aliases: Record<string, string> = {
  '/services': '/service',
  '/service-areas': '/servicearea',
}

/** The locator: the only page that another page of this site shows in an iframe. */
export const framedPath = '/locator'

/** The page that the link of an invitation opens. */
export const invitationPath = '/admin-invitation'

/** The pages for a forgotten password: where a link is requested, and where it leads. */
export const forgotPath = '/admin-forgot'
export const recoveryPath = '/admin-recover'

/** The page that the link to confirm an email address opens. */
export const confirmEmailPath = '/admin-confirm-email'

/** The page that people without a second factor are led to, where one is required. */
export const secondFactorPath = '/admin-second-factor'

/** The page that an applicant's private link opens; its secret is the last part of the path. */
export const applicationStatusPath = '/application-status'

/** The pages that signing in may return to; a name after a colon matches letters, digits, dashes, and underscores. */
export const deskPaths = [
  '/admin-register',
  secondFactorPath,
  '/admin',
  '/Create-job-vacancy',
  '/list-jobfor-admin',
  '/applicationlist',
  '/ApplicantDetails/:id',
  '/admin/leads',
  '/admin/leads/:id',
  '/admin/hiring-statistics',
  '/admin/lead-statistics',
  '/admin/opt-outs',
  '/admin/career-forms',
  '/admin/career-forms/:id',
  '/admin/hiring-templates',
  '/admin/lead-templates',
  '/admin/agents',
  '/admin/prices',
  '/admin/prices/:id',
  '/admin/publishing/as-of',
  '/admin/publishing/:id/versions/:version',
  '/admin/publishing',
  '/admin/publishing/:id',
  '/admin/admins',
  '/admin/account',
  '/admin/audit',
  '/admin/status',
  '/admin/developers',
  '/admin/preview/:id',
  '/admin/preview/:id/form',
]

/**
 * What robots.txt disallows: the API, the admin pages, and searches; those for agents link to each other without end.
 */
export const disallowedPaths = [
  '/api/',
  '/web/api/',
  '/admin',
  '/Create-job-vacancy',
  '/list-jobfor-admin',
  '/applicationlist',
  '/ApplicantDetails/',
  '/files/',
  `${applicationStatusPath}/`,
  '/find-agent?',
  '/help?',
  '/locator',
]

/** A loop, because a pattern would take quadratic time on thousands of slashes before another character. */
export function trimTrailingSlashes(path: string): string {
  let end = path.length
  while (path[end - 1] === '/') end -= 1
  return path.slice(0, end)
}
