import { argon2, randomBytes, timingSafeEqual, type Argon2Parameters } from 'node:crypto'
import { availableParallelism } from 'node:os'
import { promisify } from 'node:util'
import { SiteError } from '../../contract/errors.ts'

export type Passwords = {
  hash: (password: string) => Promise<string>
  /** Without a hash it takes just as long and returns false, so that timing does not reveal which names exist. */
  isRight: (password: string, hash: string | undefined) => Promise<boolean>
  /** Whether the hash was made at another cost. */
  isOutdated: (hash: string) => boolean
}

/** Memory is in KiB. A stored hash contains its own cost, so the cost can be raised at any time. */
type PasswordCost = { memory: number; passes: number; parallelism: number }

const tagLength = 32

export function createPasswords(cost: PasswordCost): Passwords {
  const derive = takingTurns(promisify(argon2))
  const prefix = `$argon2id$v=19$m=${cost.memory},t=${cost.passes},p=${cost.parallelism}$`
  const format = (nonce: Buffer, tag: Buffer) => `${prefix}${unpadded(nonce)}$${unpadded(tag)}`
  const nobody = format(Buffer.alloc(16), Buffer.alloc(tagLength))
  return {
    hash: async (password) => {
      const nonce = randomBytes(16)
      return format(nonce, await derive('argon2id', { ...cost, message: password, nonce, tagLength }))
    },
    isRight: async (password, hash) => {
      const { parameters, tag } = readHash(hash ?? nobody)
      const derived = await derive('argon2id', { ...parameters, message: password })
      return timingSafeEqual(derived, tag) && hash !== undefined
    },
    isOutdated: (hash) => !hash.startsWith(prefix),
  }
}

const unpadded = (bytes: Buffer) => bytes.toString('base64').replaceAll('=', '')

const storedHash = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([\w+/]+)\$([\w+/]+)$/

function readHash(hash: string) {
  const [, memory, passes, parallelism, nonce, tag] = storedHash.exec(hash) ?? []
  if (!nonce || !tag) throw new Error('A stored password hash cannot be read.')
  const bytes = Buffer.from(tag, 'base64')
  return {
    tag: bytes,
    parameters: {
      memory: Number(memory),
      passes: Number(passes),
      parallelism: Number(parallelism),
      nonce: Buffer.from(nonce, 'base64'),
      tagLength: bytes.length,
    },
  }
}

/**
 * Hashing is expensive by design. It leaves one core to visitors; a few hundred people wait their turn, for some
 * seconds, and more are asked to come back.
 */
const limits = { atOnce: Math.max(1, Math.min(4, availableParallelism() - 1)), waiting: 256 }

type Derive = (algorithm: 'argon2id', parameters: Argon2Parameters) => Promise<Buffer>

function takingTurns(derive: Derive): Derive {
  let running = 0
  const waiting: (() => void)[] = []
  return async (algorithm, parameters) => {
    if (running >= limits.atOnce) {
      if (waiting.length >= limits.waiting) throw new SiteError('too_many', 'admin.too_many_people', { retryAfter: 5 })
      await new Promise<void>((resolve) => waiting.push(resolve))
    } else running += 1
    try {
      return await derive(algorithm, parameters)
    } finally {
      const next = waiting.shift()
      if (next) next()
      else running -= 1
    }
  }
}
