import { reasonText } from '../../../content/reason-text.ts'
import { adminReasons } from '../../../content/reasons/desk.ts'
import { minPasswordLengthOn, passwordProblem } from '../../../contract/password.ts'
import type { Reason } from '../../../contract/reasons.ts'
import { useDeskInfo } from '../calls/use-may.ts'

/** What is wrong with a new password, for people. The server also refuses common ones. */
export function newPasswordError(password: string, username: string, minLength: number): string | undefined {
  const problem = passwordProblem(password, username, minLength)
  return problem && reasonText(adminReasons, problem)
}

const reasons: Reason[] = [
  'admin.password_required',
  'admin.password_short',
  'admin.password_repeated',
  'admin.password_has_username',
  'admin.password_common',
]

/** The shortest password that this site accepts; the rule of its address until it is known. */
export const useMinPasswordLength = () => useDeskInfo()?.minPasswordLength ?? minPasswordLengthOn(location.origin)

/** Whether a call was refused because of the new password. */
export const isAboutNewPassword = (reason: string | undefined) => reasons.some((known) => known === reason)
