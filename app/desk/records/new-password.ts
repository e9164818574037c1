import { reasonText } from '../../../content/reason-text.ts'
import { adminReasons } from '../../../content/reasons/desk.ts'
import { minPasswordLengthOn, passwordProblem } from '../../../contract/password.ts'
import type { Reason } from '../../../contract/reasons.ts'
import { CallError } from '../calls/call.ts'
import { useDeskInfo } from '../calls/use-may.ts'
import { InvalidInput } from '../calls/use-submit.ts'

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

/** The shortest password that this site accepts, or the rule of its address until that is known, and a check by it. */
export function usePasswordRules() {
  const minLength = useDeskInfo()?.minPasswordLength ?? minPasswordLengthOn(location.origin)
  const check = (password: string, username: string) => {
    const problem = newPasswordError(password, username, minLength)
    if (problem !== undefined) throw new InvalidPassword(problem)
  }
  return { minLength, check }
}

class InvalidPassword extends InvalidInput {}

/** Whether something was not sent, or refused, because of the new password. */
export const isAboutPassword = (cause: unknown) =>
  cause instanceof InvalidPassword || (cause instanceof CallError && isAboutNewPassword(cause.reason))

export const isAboutNewPassword = (reason: string | undefined) => reasons.some((known) => known === reason)
