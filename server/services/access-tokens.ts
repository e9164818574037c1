import { jwtVerify, SignJWT, type JWTVerifyGetKey } from 'jose'
import { z } from 'zod'
import { createKeyedHash, deriveKey } from './secrets.ts'
import type { Generation, SigningKeys } from './signing-keys.ts'

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

export function createAccessTokens(secret: string, keys: SigningKeys): AccessTokens {
  const keyOf = (generation: Generation) =>
    deriveKey(secret, generation ? `access-token ${generation.salt}` : 'access-token')
  const findKey: JWTVerifyGetKey = async ({ kid }) => {
    const found = await keys.find(kid)
    if (!found) throw new Error('The token was signed with a key that is not accepted.')
    return keyOf(found.generation)
  }
  return {
    issue: (sessionId, seconds = accessLife) => {
      const generation = keys.newest()
      return new SignJWT()
        .setProtectedHeader({ alg: algorithm, ...(generation && { kid: generation.kid }) })
        .setIssuer(issuer)
        .setAudience(audience)
        .setSubject(sessionId)
        .setIssuedAt()
        .setExpirationTime(Math.floor(Date.now() / 1000) + seconds)
        .sign(keyOf(generation))
    },
    read: (token) =>
      jwtVerify(token, findKey, { algorithms: [algorithm], issuer, audience, requiredClaims: ['exp', 'sub'] }).then(
        ({ payload }) => z.uuid().safeParse(payload.sub).data,
        () => undefined,
      ),
    successorOf: createKeyedHash(secret, 'refresh-token'),
  }
}
