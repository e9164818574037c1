import { randomUUID } from 'node:crypto'
import { mkdir, rm, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { StartError } from '../../contract/errors.ts'

const reasons: Record<string, string> = {
  EACCES: 'is not writable by this user. Change its owner, or set DATA_DIR to another folder',
  EPERM: 'is not writable by this user. Change its owner, or set DATA_DIR to another folder',
  EROFS: 'is on a read-only disk. Set DATA_DIR to another folder',
  ENOSPC: 'is on a full disk. Free some space, or set DATA_DIR to another disk',
  EDQUOT: 'is on a disk whose quota is used up. Free some space, or set DATA_DIR to another disk',
  ENOTDIR: 'is not a folder. Set DATA_DIR to a folder',
  EEXIST: 'is not a folder. Set DATA_DIR to a folder',
}

/** Creates the data folder and checks that it is writable, before anything is started. */
export async function prepareDataFolder(dataDir: string): Promise<void> {
  const probe = join(dataDir, `.probe-${randomUUID()}`)
  try {
    await mkdir(dataDir, { recursive: true, mode: 0o700 })
    await writeFile(probe, Buffer.alloc(64 * 1024), { flush: true })
  } catch (cause) {
    const code = cause instanceof Error && 'code' in cause ? String(cause.code) : ''
    const reason = reasons[code] ?? `is not writable (${code})`
    throw new StartError(`Cannot start: the data folder ${resolve(dataDir)} ${reason}.`, { cause })
  } finally {
    await rm(probe, { force: true }).catch(() => undefined)
  }
}
