import type { Db } from '../db/client.ts'
import { lockCrmToken, updateCrmToken, type CrmTokenRow } from '../db/queries/crm-tokens.ts'
import { OutsideError } from '../ports/outside-call.ts'
import type { Token, TokenStore } from '../ports/zoho.ts'

/** Zoho gives ten access tokens in ten minutes; one is left for a person who tries things out. */
const most = 9
const spanMs = 10 * 60 * 1000

/** Keeps the token in the database, for all instances and over restarts, and asks for one at a time. */
export function createTokenStore(db: Db): TokenStore {
  let known: Token | undefined
  let renewing: Promise<Token> | undefined
  return async (refused, fetchToken) => {
    if (known && isGood(known, refused)) return known
    renewing ??= renew(db, refused, fetchToken).finally(() => {
      renewing = undefined
    })
    known = await renewing
    return known
  }
}

const renew = (db: Db, refused: string | undefined, fetchToken: () => Promise<Token>): Promise<Token> =>
  db.transaction(async (tx) => {
    const row = await lockCrmToken(tx, 'zoho')
    const stored = row && toToken(row)
    if (stored && isGood(stored, refused)) return stored
    const recent = (row?.fetchedAt ?? []).filter((time) => time.getTime() > Date.now() - spanMs)
    if (recent.length >= most) throw new OutsideError('zoho-token-limit')
    const token = await fetchToken()
    await updateCrmToken(tx, 'zoho', { ...token, fetchedAt: [...recent, new Date()] })
    return token
  })

const isGood = (token: Token, refused: string | undefined) =>
  token.accessToken !== refused && token.expiresAt.getTime() > Date.now()

function toToken({ accessToken, apiDomain, expiresAt }: CrmTokenRow): Token | undefined {
  return accessToken && apiDomain && expiresAt ? { accessToken, apiDomain, expiresAt } : undefined
}
