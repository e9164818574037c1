import { randomBytes } from 'node:crypto'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Config } from './config.ts'

/** The secret that signs tokens: the configured one, or one that is generated once and stored in the data folder. */
export async function authSecret(config: Config): Promise<string> {
  if (config.authSecret) return config.authSecret
  const file = join(config.dataDir, 'auth-secret')
  await mkdir(config.dataDir, { recursive: true, mode: 0o700 })
  try {
    await writeFile(file, randomBytes(32).toString('base64url'), { flag: 'wx', mode: 0o600 })
  } catch (cause) {
    if (!isExistingFile(cause)) throw cause
  }
  return readFile(file, 'utf8')
}

const isExistingFile = (cause: unknown) => cause instanceof Error && 'code' in cause && cause.code === 'EEXIST'
