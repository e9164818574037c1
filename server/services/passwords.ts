import { argon2, randomBytes, timingSafeEqual, type Argon2Parameters } from 'node:crypto'
import { availableParallelism } from 'node:os'
import { promisify } from 'node:util'
import { SiteError } from '../../contract/errors.ts'

/**
 * OWASP's recommendation for argon2id. A stored hash contains its own parameters, so these can be raised at any time.
 */
const cost = { memory: 19_456, passes: 2, parallelism: 1 }
const tagLength = 32

/**
 * Hashing is expensive by design. It leaves one core to visitors; a few hundred people wait their turn, for some
 * seconds, and more are asked to come back.
 */
const limits = { atOnce: Math.max(1, Math.min(4, availableParallelism() - 1)), waiting: 256 }

const derive = promisify(argon2)

export async function hashPassword(password: string): Promise<string> {
  const nonce = randomBytes(16)
  const tag = await deriveInTurn({ ...cost, message: password, nonce, tagLength })
  const { memory, passes, parallelism } = cost
  return `$argon2id$v=19$m=${memory},t=${passes},p=${parallelism}$${unpadded(nonce)}$${unpadded(tag)}`
}

/** Without a hash it takes just as long and returns false, so that timing does not reveal which names exist. */
export async function isPassword(password: string, hash: string | undefined): Promise<boolean> {
  const { parameters, tag } = readHash(hash ?? dummyHash)
  const derived = await deriveInTurn({ ...parameters, message: password })
  return timingSafeEqual(derived, tag) && hash !== undefined
}

export const isOutdated = (hash: string) =>
  !hash.startsWith(`$argon2id$v=19$m=${cost.memory},t=${cost.passes},p=${cost.parallelism}$`)

const unpadded = (bytes: Buffer) => bytes.toString('base64').replaceAll('=', '')

const dummyHash = `$argon2id$v=19$m=${cost.memory},t=${cost.passes},p=${cost.parallelism}$${unpadded(Buffer.alloc(16))}$${unpadded(Buffer.alloc(tagLength))}`

const format = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([\w+/]+)\$([\w+/]+)$/

function readHash(hash: string) {
  const [, memory, passes, parallelism, nonce, tag] = format.exec(hash) ?? []
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

let running = 0
const waiting: (() => void)[] = []

async function deriveInTurn(parameters: Argon2Parameters): Promise<Buffer> {
  if (running >= limits.atOnce) {
    if (waiting.length >= limits.waiting) throw new SiteError('too_many', 'admin.too_many_people', { retryAfter: 5 })
    await new Promise<void>((resolve) => waiting.push(resolve))
  } else running += 1
  try {
    return await derive('argon2id', parameters)
  } finally {
    const next = waiting.shift()
    if (next) next()
    else running -= 1
  }
}
