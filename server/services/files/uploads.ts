import { randomUUID } from 'node:crypto'
import { Readable } from 'node:stream'
import { setTimeout as pause } from 'node:timers/promises'
import { SiteError } from '../../../contract/errors.ts'
import type { Db } from '../../db/client.ts'
import {
  deleteFile,
  describeStagedFile,
  extendLease,
  discardAbandonedFiles,
  discardFiles,
  insertStagedFile,
  keepFiles,
  listSomeFilesToRemove,
  type FileOwner,
} from '../../db/queries/files.ts'
import { isFileKey } from '../../ports/file-key.ts'
import type { FileStore } from '../../ports/files.ts'
import type { Scan } from '../../ports/virus-scanner.ts'
import { writeAudit, type From } from '../audit.ts'
import type { UploadRoom } from './upload-room.ts'
import { inspect, type About, type FileRule } from './inspect-file.ts'

/** Bytes between two checks of the free disk space. */
const spaceCheckBytes = 16 * 1024 * 1024

/** How many milliseconds a response waits for the removal of a refused form's files. */
const removalTimeoutMs = 5_000

export type Storage = { db: Db; store: FileStore }

export type SentFile = { role: string; name: string; rule: FileRule; content: AsyncIterable<Buffer> }

/** The files of one request. They are removed on disposal unless they were kept. */
export type Upload = AsyncDisposable & {
  readonly roles: ReadonlySet<string>
  /** Total bytes of its files. */
  size: () => number
  stage: (file: SentFile) => Promise<void>
  /** Runs in the transaction that creates the owner, so that both exist afterward or neither. */
  keep: (tx: Db, owner: FileOwner) => Promise<void>
}

/**
 * A form that has arrived with its files; the fields are not yet validated. The hash covers everything that was sent.
 */
export type SentForm = {
  fields: Record<string, string>
  upload: Upload
  idempotencyKey: string | undefined
  requestHash: string
}

/** Refusals that operators should know about. */
export type UploadRefusal = 'infected' | 'not-scanned' | 'disk' | 'day'

/** The checks on uploads before they are stored. */
export type UploadGuard = {
  /** Scans for viruses, if a scanner is configured. */
  scan: Scan | undefined
  room: UploadRoom
  countRefusal: (reason: UploadRefusal) => void
}

export function openUpload({ db, store }: Storage, guard: UploadGuard, from: From): Upload {
  const id = randomUUID()
  const roles = new Set<string>()
  let size = 0
  // A slow upload may take an hour; it counts as abandoned only when its process stops extending the lease.
  const heartbeat = setInterval(() => void extendLease(db, id).catch(() => undefined), 20_000)
  return {
    roles,
    size: () => size,
    stage: async ({ role, name, rule, content }) => {
      const key = randomUUID()
      let about: About | undefined
      const inspected = inspect(content, name, rule, (found) => (about = found))
      await insertStagedFile(db, { key, uploadId: id, role, originalName: name })
      await put(store, key, checkSpace(inspected, guard.room))
      if (!about) throw notStored()
      await refuseInfected({ db, store }, guard, from, { key, role, name })
      await describeStagedFile(db, key, about)
      roles.add(role)
      size += about.size
    },
    keep: async (tx, owner) => {
      if ((await keepFiles(tx, id, owner)) !== roles.size) throw notStored()
    },
    [Symbol.asyncDispose]: async () => {
      clearInterval(heartbeat)
      // What cannot be removed now is left to the sweep.
      const discarded = discard({ db, store }, id).catch(() => undefined)
      await Promise.race([discarded, pause(removalTimeoutMs, undefined, { ref: false })])
    },
  }
}

/** Several large files may arrive at once, so free space is checked repeatedly. */
async function* checkSpace(content: AsyncIterable<Buffer>, room: UploadRoom) {
  let unseen = 0
  for await (const chunk of content) {
    unseen += chunk.length
    if (unseen >= spaceCheckBytes) {
      await room.check(0)
      unseen = 0
    }
    yield chunk
  }
}

async function put(store: FileStore, key: string, content: AsyncIterable<Buffer>) {
  try {
    await store.put(key, Readable.from(content, { objectMode: false }))
  } catch (cause) {
    throw cause instanceof SiteError ? cause : notStored(cause)
  }
}

/**
 * Scans the stored file, not the incoming stream: a slow sender would occupy one of the scanner's few threads. The file
 * cannot be kept before this is done.
 */
async function refuseInfected(
  { db, store }: Storage,
  { scan, countRefusal }: UploadGuard,
  from: From,
  { key, role, name }: { key: string; role: string; name: string },
) {
  if (!scan) return
  const content = await store.open(key).catch((cause: unknown) => Promise.reject(notStored(cause)))
  const found = await scan(content).catch((cause: unknown) => {
    countRefusal('not-scanned')
    throw new SiteError('unavailable', 'file.not_scanned', { cause, retryAfter: 30 })
  })
  if (found === undefined) return
  countRefusal('infected')
  await writeAudit(db, from, { action: 'file-infected', detail: { role, found } })
  throw new SiteError('invalid', 'file.infected', { values: { name } })
}

const notStored = (cause?: unknown) => new SiteError('unavailable', 'file.not_stored', { cause, retryAfter: 30 })

async function discard(storage: Storage, uploadId: string) {
  for (const key of await discardFiles(storage.db, uploadId)) await remove(storage, key)
}

/** First from the store, then from the table, so that the sweep finds what a crash interrupts. */
async function remove({ db, store }: Storage, key: string) {
  // An invalid key has no file, and must not stop the removal of the others.
  if (isFileKey(key)) await store.remove(key)
  await deleteFile(db, key)
}

/** Removes all files of requests that died, and those that could not be removed earlier. */
export async function sweepFiles(storage: Storage): Promise<void> {
  await discardAbandonedFiles(storage.db)
  const nextKeys = () => listSomeFilesToRemove(storage.db)
  for (let keys = await nextKeys(); keys.length > 0; keys = await nextKeys())
    for (const key of keys) await remove(storage, key)
}
