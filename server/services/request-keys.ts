import { SiteError } from '../../contract/errors.ts'

/** What an earlier request left under its key; rows from before hashes were kept have none. */
export type KnownRequest = { requestHash: string | null }

/** True for a second try of the same, false for a new key; the same key with other content is refused. */
export function isSecondTry(known: KnownRequest | undefined, requestHash: string): boolean {
  if (!known) return false
  if (known.requestHash === null || known.requestHash === requestHash) return true
  throw new SiteError(
    'reused_key',
    'This was already sent with other content, and that was received. Please reload the page to send something new.',
  )
}
