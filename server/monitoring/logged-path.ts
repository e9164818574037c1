import { applicationStatusPath } from '../../contract/paths.ts'

/** The path of a request as the log has it: not too long, and without the secret of an applicant's private link. */
export function loggedPath(path: string): string {
  const opensLink = decodeURIComponent(path).toLowerCase().startsWith(`${applicationStatusPath}/`)
  return opensLink ? `${applicationStatusPath}/…` : path.slice(0, 200)
}
