import { createHash, randomBytes } from 'node:crypto'
import { type SessionInfo, type Tokens } from '../../contract/admin.ts'
import { SiteError } from '../../contract/errors.ts'
import type { Db } from '../db/client.ts'
import {
  deleteSessionsBefore,
  endSession,
  findLiveSession,
  hasSuccessorInUse,
  insertRefreshToken,
  insertSession,
  listLiveSessions,
  lockRefreshToken,
  markTokenUsed,
  touchSession,
} from '../db/queries/sessions.ts'
import { accessLife, type AccessTokens } from './access-tokens.ts'
import { writeAudit, type Actor, type From } from './audit.ts'

const hour = 60 * 60
const limits = {
  idle: hour,
  most: 12 * hour,
  /** For this many seconds, two tabs may refresh with the same token. */
  overlap: 30,
  /** Ended sessions are deleted after this. */
  kept: 7 * 24 * hour,
}

/** Starts a session after the password was verified; runs in the sign-in's transaction. */
export async function startSession(tx: Db, tokens: AccessTokens, adminId: string, from: From): Promise<Tokens> {
  await deleteSessionsBefore(tx, limits.kept)
  const session = await insertSession(
    tx,
    { adminId, address: from.address, userAgent: from.userAgent ?? '' },
    limits.most,
  )
  return issueTokens(tx, tokens, session.id, session.endsAt, null)
}

/**
 * Exchanges a refresh token for a new pair. The old one stays valid until its successor is used, for clients that never
 * received the new one. If it is used after that, someone has a copy: the session ends.
 */
export async function refreshSession(db: Db, tokens: AccessTokens, refreshToken: string, from: From): Promise<Tokens> {
  const answer = await db.transaction(async (tx) => {
    const token = await lockRefreshToken(tx, hashToken(refreshToken), limits.idle)
    if (!token) return undefined
    if (await hasSuccessorInUse(tx, token.id, limits.overlap)) {
      await endSession(tx, token.sessionId)
      await writeAudit(tx, { ...token, ...from }, { action: 'token-reused' })
      return undefined
    }
    await markTokenUsed(tx, token.id)
    await touchSession(tx, token.sessionId)
    return issueTokens(tx, tokens, token.sessionId, token.endsAt, token.id)
  })
  if (!answer) throw new SiteError('not_allowed', 'admin.session_expired')
  return answer
}

async function issueTokens(
  tx: Db,
  tokens: AccessTokens,
  sessionId: string,
  endsAt: Date,
  parentId: string | null,
): Promise<Tokens> {
  const refreshToken = randomBytes(32).toString('base64url')
  await insertRefreshToken(tx, { sessionId, parentId, hash: hashToken(refreshToken) })
  const left = Math.floor((endsAt.getTime() - Date.now()) / 1000)
  const accessToken = await tokens.issue(sessionId, Math.min(accessLife, left))
  return { accessToken, refreshToken, sessionId, issuedAt: Date.now() }
}

/** The tokens are long and random, so a plain hash cannot be reversed. */
const hashToken = (token: string) => createHash('sha256').update(token).digest('base64url')

/** The session and its admin, if it is still valid. */
export const findSession = (db: Db, sessionId: string) => findLiveSession(db, sessionId, limits.idle)

/** The session and admin of an access token, if still valid. */
export async function findCaller(db: Db, tokens: AccessTokens, accessToken: string) {
  const sessionId = await tokens.read(accessToken)
  const caller = sessionId === undefined ? undefined : await findSession(db, sessionId)
  if (caller) await touchSession(db, caller.sessionId)
  return caller
}

export async function listSessions(db: Db, by: Actor): Promise<SessionInfo[]> {
  const rows = await listLiveSessions(db, by.adminId, limits.idle)
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

export async function signOut(db: Db, by: Actor) {
  await db.transaction(async (tx) => {
    await endSession(tx, by.sessionId)
    await writeAudit(tx, by, { action: 'signed-out' })
  })
}

/** Ends another session of the same admin, for example on a lost phone. */
export async function endOwnSession(db: Db, by: Actor, id: string) {
  const own = await listLiveSessions(db, by.adminId, limits.idle)
  if (!own.some((session) => session.id === id)) throw new SiteError('not_found', 'admin.session_ended')
  await db.transaction(async (tx) => {
    await endSession(tx, id)
    await writeAudit(tx, by, { action: 'session-ended' })
  })
}
