import { type SessionInfo, type Tokens } from '../../contract/admin.ts'
import { SiteError } from '../../contract/errors.ts'
import type { Db } from '../db/client.ts'
import {
  deleteSessionsBefore,
  endSession,
  endSessionsOf,
  findLiveSession,
  insertRefreshToken,
  insertSession,
  listLiveSessions,
  lockRefreshToken,
  markTokenUsed,
  touchSession,
} from '../db/queries/sessions.ts'
import { accessLife, type AccessTokens } from './access-tokens.ts'
import { writeAudit, type Actor, type From } from './audit.ts'
import { hashSecret, newSecret } from './secrets.ts'

const hour = 60 * 60
export const sessionLimits = {
  idle: hour,
  most: 12 * hour,
  /** For this many seconds, two tabs may refresh with the same token. */
  overlap: 30,
  /** Ended sessions are deleted after this. */
  kept: 7 * 24 * hour,
}

/** Starts a session after the password was verified; runs in the sign-in's transaction. */
export async function startSession(tx: Db, tokens: AccessTokens, adminId: string, from: From): Promise<Tokens> {
  await deleteSessionsBefore(tx, sessionLimits.kept)
  const session = await insertSession(
    tx,
    { adminId, address: from.address, userAgent: from.userAgent ?? '' },
    sessionLimits.most,
  )
  const token = newSecret()
  return issueTokens(tx, tokens, { sessionId: session.id, endsAt: session.endsAt }, { token, parentId: null })
}

/**
 * Exchanges a refresh token for a new pair. Its successor is always the same: two tabs that refresh at once continue
 * together. A token stays valid until its successor is used, for clients that never received or read the new one. If
 * both are used, outside the time allowed for two tabs, two parties have the session: it ends for both.
 */
export async function refreshSession(
  { db, tokens, isIdle }: { db: Db; tokens: AccessTokens; isIdle: boolean },
  refreshToken: string,
  from: From,
): Promise<Tokens> {
  const answer = await db.transaction(async (tx) => {
    const token = await lockRefreshToken(tx, hashSecret(refreshToken), sessionLimits.idle, sessionLimits.overlap)
    if (!token) return undefined
    if (token.isForked) {
      await endSession(tx, token.sessionId)
      await writeAudit(tx, { ...token, ...from }, { action: 'token-reused' })
      return undefined
    }
    await markTokenUsed(tx, token.id, sessionLimits.overlap)
    if (!isIdle) await touchSession(tx, token.sessionId)
    return issueTokens(tx, tokens, token, { token: tokens.successorOf(refreshToken), parentId: token.id })
  })
  if (!answer) throw new SiteError('not_allowed', 'admin.session_expired')
  return answer
}

async function issueTokens(
  tx: Db,
  tokens: AccessTokens,
  { sessionId, endsAt }: { sessionId: string; endsAt: Date },
  refresh: { token: string; parentId: string | null },
): Promise<Tokens> {
  await insertRefreshToken(tx, { sessionId, parentId: refresh.parentId, hash: hashSecret(refresh.token) })
  const left = Math.floor((endsAt.getTime() - Date.now()) / 1000)
  const accessToken = await tokens.issue(sessionId, Math.min(accessLife, left))
  return { accessToken, refreshToken: refresh.token, sessionId, issuedAt: Date.now() }
}

/** The session and its admin, if it is still valid. */
export const findSession = (db: Db, sessionId: string) => findLiveSession(db, sessionId, sessionLimits.idle)

/** The session and admin of an access token, if still valid. A call lets the session last longer, unless nobody is active. */
export async function findCaller(db: Db, tokens: AccessTokens, accessToken: string, isIdle: boolean) {
  const sessionId = await tokens.read(accessToken)
  const caller = sessionId === undefined ? undefined : await findSession(db, sessionId)
  if (caller && !isIdle) await touchSession(db, caller.sessionId)
  return caller
}

export async function listSessions(db: Db, by: Actor): Promise<SessionInfo[]> {
  const rows = await listLiveSessions(db, by.adminId, sessionLimits.idle)
  return rows.map((row) => ({
    id: row.id,
    address: row.address,
    userAgent: row.userAgent,
    createdAt: row.createdAt.toISOString(),
    lastUsedAt: row.lastUsedAt.toISOString(),
    endsAt: row.endsAt.toISOString(),
    current: row.id === by.sessionId,
  }))
}

/** Ends the session of a refresh token, because the last tab was closed. */
export async function endSessionOf(db: Db, refreshToken: string, from: From) {
  await db.transaction(async (tx) => {
    const token = await lockRefreshToken(tx, hashSecret(refreshToken), sessionLimits.idle, sessionLimits.overlap)
    if (!token) return
    await endSession(tx, token.sessionId)
    await writeAudit(tx, { ...token, ...from }, { action: 'signed-out' })
  })
}

export async function signOut(db: Db, by: Actor) {
  await db.transaction(async (tx) => {
    await endSession(tx, by.sessionId)
    await writeAudit(tx, by, { action: 'signed-out' })
  })
}

/** Ends another session of the same admin, for example on a lost phone. */
export async function endOwnSession(db: Db, by: Actor, id: string) {
  const own = await listLiveSessions(db, by.adminId, sessionLimits.idle)
  if (!own.some((session) => session.id === id)) throw new SiteError('not_found', 'admin.session_ended')
  await db.transaction(async (tx) => {
    await endSession(tx, id)
    await writeAudit(tx, by, { action: 'session-ended' })
  })
}

/** Ends all sessions of the admin but this one. */
export async function endOtherSessions(db: Db, by: Actor) {
  await db.transaction(async (tx) => {
    await endSessionsOf(tx, by.adminId, by.sessionId)
    await writeAudit(tx, by, { action: 'other-sessions-ended' })
  })
}
