/** Addresses that the original site linked to under another name. */
export const aliases: Record<string, string> = {
  '/services': '/service',
  '/service-areas': '/servicearea',
}

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
