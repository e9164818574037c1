import { createHash, createSign, generateKeyPairSync, randomBytes } from 'node:crypto'
import type { NewPasskeyOptions, PasskeyOptions } from '../../contract/factors.ts'

/** What an attack changes about an answer. */
type Changes = {
  origin?: string
  rpId?: string
  challenge?: string
  counter?: number
  isVerified?: boolean
  userHandle?: string | null
}

/** A passkey in software: it answers with the same bytes as a real one, which the site verifies. */
export type Passkey = {
  id: string
  create: (options: NewPasskeyOptions, changes?: Changes) => object
  /** Every use increases the counter. */
  use: (options: PasskeyOptions, changes?: Changes) => object
}

export function createPasskey(origin: string): Passkey {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' })
  const credentialId = randomBytes(32)
  const id = credentialId.toString('base64url')
  let counter = 0
  let userHandle = ''
  const answer = (clientData: Buffer, more: object) => ({
    id,
    rawId: id,
    type: 'public-key',
    response: { clientDataJSON: clientData.toString('base64url'), ...more },
    clientExtensionResults: {},
  })
  return {
    id,
    create(options, changes = {}) {
      userHandle = options.user.id
      const key = [0xa5, 0x01, 0x02, 0x03, 0x26, 0x20, 0x01, 0x21, ...byteString(x), 0x22, ...byteString(y)]
      const attested = Buffer.concat([
        authenticatorData({ rpId: options.rp.id, counter, isNew: true, ...changes }),
        Buffer.alloc(16),
        Buffer.from([0, credentialId.length]),
        credentialId,
        Buffer.from(key),
      ])
      const size = Buffer.alloc(2)
      size.writeUInt16BE(attested.length)
      // {"fmt": "none", "attStmt": {}, "authData": bytes}
      const start = [0xa3, ...text('fmt'), ...text('none'), ...text('attStmt'), 0xa0, ...text('authData'), 0x59]
      const attestation = Buffer.concat([Buffer.from(start), size, attested])
      const clientData = clientDataOf('webauthn.create', { challenge: options.challenge, origin, ...changes })
      return answer(clientData, { attestationObject: attestation.toString('base64url'), transports: ['internal'] })
    },
    use(options, changes = {}) {
      counter += 1
      const data = authenticatorData({ rpId: options.rpId, counter, isNew: false, ...changes })
      const clientData = clientDataOf('webauthn.get', { challenge: options.challenge, origin, ...changes })
      const signed = Buffer.concat([data, createHash('sha256').update(clientData).digest()])
      return answer(clientData, {
        authenticatorData: data.toString('base64url'),
        signature: createSign('sha256').update(signed).sign(privateKey, 'base64url'),
        userHandle: changes.userHandle === undefined ? userHandle : changes.userHandle,
      })
    },
  }
}

/** CBOR: a short text. */
const text = (words: string) => [0x60 + words.length, ...Buffer.from(words)]

/** CBOR: 32 bytes. */
const byteString = (base64url: string) => [0x58, 0x20, ...Buffer.from(base64url, 'base64url')]

type Data = { rpId: string; counter: number; isNew: boolean; isVerified?: boolean }

function authenticatorData({ rpId, counter, isNew, isVerified = true }: Data): Buffer {
  const flags = 0x01 | (isVerified ? 0x04 : 0) | (isNew ? 0x40 : 0)
  const count = Buffer.alloc(4)
  count.writeUInt32BE(counter)
  return Buffer.concat([createHash('sha256').update(rpId).digest(), Buffer.from([flags]), count])
}

const clientDataOf = (type: string, { challenge, origin }: { challenge: string; origin: string }) =>
  Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }))
