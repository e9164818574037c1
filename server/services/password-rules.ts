import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { invalidFields } from '../../contract/errors.ts'
import { normalizePassword, passwordProblem } from '../../contract/password.ts'

const file = join(import.meta.dirname, 'common-passwords.txt.gz')

let known: Set<string> | undefined

/** The 10,000 most common ones, in any letter case. Read when the first password is chosen. */
export function isCommonPassword(password: string): boolean {
  known ??= new Set(gunzipSync(readFileSync(file)).toString().split('\n').filter(Boolean))
  return known.has(normalizePassword(password).toLowerCase())
}

/** Refuses a new password that is easy to guess; `field` is its name in the call. */
export function checkNewPassword(password: string, username: string, minLength: number, field: string) {
  const problem =
    passwordProblem(password, username, minLength) ??
    (isCommonPassword(password) ? { reason: 'admin.password_common' as const } : undefined)
  if (problem) throw invalidFields({ [field]: problem })
}
