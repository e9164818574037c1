import type { Problem } from './reasons.ts'

/** Longer where the site is public; a site on plain http runs on one's own computer. */
export const minPasswordLengthOn = (publicUrl: string) => (publicUrl.startsWith('https:') ? 12 : 6)

/** Keyboards compose the same characters in different ways. */
export const normalizePassword = (password: string) => password.normalize('NFKC')

/** Names from before there was a rule may be so short that most passwords contain them. */
const shortestName = 3

/** What is wrong with a new password, apart from being common: only the server has that list. */
export function passwordProblem(written: string, username: string, minLength: number): Problem | undefined {
  const password = normalizePassword(written)
  const characters = Array.from(password)
  if (characters.length < minLength) return { reason: 'admin.password_short', values: { min: minLength } }
  if (new Set(characters).size === 1) return { reason: 'admin.password_repeated' }
  const name = normalizePassword(username).trim().toLowerCase()
  if (name.length >= shortestName && password.toLowerCase().includes(name))
    return { reason: 'admin.password_has_username' }
  return undefined
}
