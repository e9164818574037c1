import { deriveKey } from './secrets.ts'

type Settings = { publicUrl: string; adminSetupCode: string | undefined }

export type SetupCode = {
  code: string
  /** Whether it is also needed on the machine that the site runs on. */
  isNeededHere: boolean
}

/**
 * The code that the first admin needs: the one that the operator set, or one that the site prints when it starts. It is
 * derived from the secret, so it is the same on every instance and after a restart. Without it, a stranger could register
 * before the operator does. Only on the operator's own machine none is needed.
 */
export const setupCodeFor = ({ publicUrl, adminSetupCode }: Settings, secret: string): SetupCode => ({
  code: adminSetupCode ?? makeCode(secret),
  isNeededHere: adminSetupCode !== undefined || !isOnOwnMachine(publicUrl),
})

/** A site for a trial is open to its network too, where anyone can claim to want localhost. */
export const isCodeNeeded = ({ isNeededHere }: SetupCode, address: string): boolean =>
  isNeededHere || !(address === '::1' || /^127(?:\.\d{1,3}){3}$/.test(address))

export function isOnOwnMachine(publicUrl: string): boolean {
  const { protocol, hostname } = new URL(publicUrl)
  return protocol === 'http:' && /^(localhost|127(\.\d{1,3}){3}|\[::1\])$/.test(hostname)
}

/** Without letters and digits that look alike. */
const alphabet = 'abcdefghijkmnpqrstuvwxyz23456789'

/** Three groups of four characters, 60 bits. */
function makeCode(secret: string): string {
  const signs = [...deriveKey(secret, 'setup-code').subarray(0, 12)].map(
    (byte) => alphabet[byte % alphabet.length] ?? '',
  )
  return [0, 4, 8].map((start) => signs.slice(start, start + 4).join('')).join('-')
}
