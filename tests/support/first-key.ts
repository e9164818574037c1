import type { SigningKeys } from '../../server/services/signing-keys.ts'

/** The key of a site that never had another one. */
export const firstKeyOnly: SigningKeys = {
  newest: () => undefined,
  find: (kid) => Promise.resolve(kid === undefined ? { generation: undefined } : undefined),
  refresh: () => Promise.resolve(),
}
