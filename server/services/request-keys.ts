import { SiteError } from '../../contract/errors.ts'

/** An earlier request with the same key; rows from before hashes were stored have none. */
export type KnownRequest = { requestHash: string | null }

/** True for a repeated request, false for a new key; the same key with different content is refused. */
export function isRepeatedRequest(known: KnownRequest | undefined, requestHash: string): boolean {
  if (!known) return false
  if (known.requestHash === null || known.requestHash === requestHash) return true
  throw new SiteError('reused_key', 'call.key_reused')
}
