import { createHmac, hkdfSync } from 'node:crypto'
import { jwtVerify, SignJWT } from 'jose'
import { z } from 'zod'

const algorithm = 'HS256'
const issuer = 'site'
const audience = 'desk'

export const accessLife = 15 * 60

/** Identifies a session and nothing else; the database decides whether the session is still valid. */
export type AccessTokens = {
  issue: (sessionId: string, seconds?: number) => Promise<string>
  /** The session of a valid token; undefined for anything else. */
  read: (token: string) => Promise<string | undefined>
  /** The refresh token that follows another one: always the same, and known only to this site. */
  successorOf: (refreshToken: string) => string
}

export function createAccessTokens(secret: string): AccessTokens {
  const key = deriveKey(secret, 'access-token')
  const refreshKey = deriveKey(secret, 'refresh-token')
  return {
    issue: (sessionId, seconds = accessLife) =>
      new SignJWT()
        .setProtectedHeader({ alg: algorithm })
        .setIssuer(issuer)
        .setAudience(audience)
        .setSubject(sessionId)
        .setIssuedAt()
        .setExpirationTime(Math.floor(Date.now() / 1000) + seconds)
        .sign(key),
    read: (token) =>
      jwtVerify(token, key, { algorithms: [algorithm], issuer, audience, requiredClaims: ['exp', 'sub'] }).then(
        ({ payload }) => z.uuid().safeParse(payload.sub).data,
        () => undefined,
      ),
    successorOf: (refreshToken) => createHmac('sha256', refreshKey).update(refreshToken).digest('base64url'),
  }
}

/** Derives a key per purpose from one secret, so that a signature for one purpose is invalid for another. */
export const deriveKey = (secret: string, purpose: string) =>
  new Uint8Array(hkdfSync('sha256', secret, '', purpose, 32))
