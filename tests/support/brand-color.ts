import { token, type Scheme } from '../../scripts/tokens.ts'

/** A brand color in the format that browsers report. */
export const brandColor = (name: string, scheme: Scheme = 'light') => {
  const parts = [1, 3, 5].map((at) => parseInt(token(name, scheme).slice(at, at + 2), 16))
  return `rgb(${parts.join(', ')})`
}
