import type { Db } from '../db/client.ts'
import { lockCrmToken, updateCrmToken, type CrmTokenRow } from '../db/queries/crm-tokens.ts'
import { OutsideError } from '../ports/outside-call.ts'
import type { Token, TokenStore } from '../ports/zoho.ts'

/** Zoho issues ten access tokens in ten minutes; one is left for manual tests. */
const most = 9
const windowMs = 10 * 60 * 1000

/** Stores the token in the database, for all instances and across restarts, and requests one at a time. */
export function createTokenStore(db: Db, now: () => number = Date.now): TokenStore {
  let known: Token | undefined
  let renewing: Promise<Token> | undefined
  return async (refused, fetchToken) => {
    if (known && isGood(known, refused, now())) return known
    renewing ??= renew(db, refused, fetchToken, now()).finally(() => {
      renewing = undefined
    })
    known = await renewing
    return known
  }
}

async function renew(db: Db, refused: string | undefined, fetchToken: () => Promise<Token>, now: number) {
  const stored = await db.transaction((tx) => findOrClaim(tx, refused, now))
  if (stored) return stored
  const token = await fetchToken()
  await updateCrmToken(db, 'zoho', token)
  return token
}

/**
 * Returns a valid token that another instance got, or undefined if we may request one. The request is recorded first: a
 * token whose response was lost, or came too late for a killed process, still counts at Zoho.
 */
async function findOrClaim(tx: Db, refused: string | undefined, now: number): Promise<Token | undefined> {
  const row = await lockCrmToken(tx, 'zoho')
  const stored = row && toToken(row)
  if (stored && isGood(stored, refused, now)) return stored
  // A time in the future was recorded before the clock was set back.
  const recent = (row?.askedAt ?? []).map((time) => time.getTime()).filter((time) => Math.abs(now - time) < windowMs)
  if (recent.length >= most || now < nextRequestAt(recent)) throw new OutsideError('zoho-token-limit')
  await updateCrmToken(tx, 'zoho', { askedAt: [...recent, now].map((time) => new Date(time)) })
  return undefined
}

/** One second after the first request, then doubling: nine requests take over four minutes. */
const nextRequestAt = (recent: number[]) => Math.max(...recent) + 1000 * 2 ** (recent.length - 1)

const isGood = (token: Token, refused: string | undefined, now: number) =>
  token.accessToken !== refused && token.expiresAt.getTime() > now

function toToken({ accessToken, apiDomain, expiresAt }: CrmTokenRow): Token | undefined {
  return accessToken && apiDomain && expiresAt ? { accessToken, apiDomain, expiresAt } : undefined
}
