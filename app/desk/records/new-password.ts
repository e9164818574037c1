import { reasonText } from '../../../content/reason-text.ts'
import { adminReasons } from '../../../content/reasons/desk.ts'
import { passwordProblem } from '../../../contract/password.ts'
import type { Reason } from '../../../contract/reasons.ts'

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

/** Whether a call was refused because of the new password. */
export const isAboutNewPassword = (reason: string | undefined) => reasons.some((known) => known === reason)
