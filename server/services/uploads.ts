import { randomUUID } from 'node:crypto'
import { Readable } from 'node:stream'
import { setTimeout as pause } from 'node:timers/promises'
import { SiteError } from '../../contract/errors.ts'
import { fileMessages } from '../../contract/upload.ts'
import type { Db } from '../db/client.ts'
import {
  deleteFile,
  describeStagedFile,
  extendLease,
  giveUpAbandonedFiles,
  giveUpFiles,
  insertStagedFile,
  keepFiles,
  listFilesToRemove,
  type FileOwner,
} from '../db/queries/files.ts'
import { isFileKey } from '../ports/file-key.ts'
import type { FileStore } from '../ports/files.ts'
import type { Scan } from '../ports/virus-scanner.ts'
import { writeAudit, type From } from './audit.ts'
import type { UploadRoom } from './upload-room.ts'
import { inspect, type About, type FileRule } from './inspect-file.ts'

/** So many bytes arrive between two looks at the disk. */
const roomStep = 16 * 1024 * 1024

/** So long an answer waits for the files of a refused form to be gone. */
const removalPatience = 5_000

export type Storage = { db: Db; store: FileStore }

/** The files of one request. Whoever leaves without keeping them leaves nothing behind. */
export type Upload = AsyncDisposable & {
  readonly roles: ReadonlySet<string>
  /** Bytes of all its files. */
  size: () => number
  stage: (file: { role: string; name: string; rule: FileRule; content: AsyncIterable<Buffer> }) => Promise<void>
  /** In the transaction that makes their owner: both are there afterwards, or neither. */
  keep: (tx: Db, owner: FileOwner) => Promise<void>
}

/** A form that has arrived with its files; the fields are not yet checked. The hash is of everything that was sent. */
export type SentForm = {
  fields: Record<string, string>
  upload: Upload
  idempotencyKey: string | undefined
  requestHash: string
}

/** Why an upload is refused for reasons that operators should know. */
export type UploadRefusal = 'infected' | 'not-scanned' | 'disk' | 'day'

/** What stands between the network and the store. */
export type UploadGuard = {
  /** Looks for viruses, where a scanner is set up. */
  scan: Scan | undefined
  room: UploadRoom
  countRefusal: (reason: UploadRefusal) => void
}

export function openUpload({ db, store }: Storage, guard: UploadGuard, from: From): Upload {
  const id = randomUUID()
  const roles = new Set<string>()
  let size = 0
  // A slow upload may take an hour; it is abandoned only when its process no longer says that it lives.
  const heartbeat = setInterval(() => void extendLease(db, id).then(undefined, () => undefined), 20_000)
  return {
    roles,
    size: () => size,
    stage: async ({ role, name, rule, content }) => {
      const key = randomUUID()
      let about: About | undefined
      const inspected = inspect(content, name, rule, (found) => (about = found))
      await insertStagedFile(db, { key, uploadId: id, role, originalName: name })
      await put(store, key, keepRoom(inspected, guard.room))
      if (!about) throw notStored()
      await refuseInfected({ db, store }, guard, from, { key, role, name })
      await describeStagedFile(db, key, { ...about, verified: true })
      roles.add(role)
      size += about.size
    },
    keep: async (tx, owner) => {
      if ((await keepFiles(tx, id, owner)) !== roles.size) throw notStored()
    },
    [Symbol.asyncDispose]: async () => {
      clearInterval(heartbeat)
      // What cannot be removed now is left to the sweep.
      const discarded = discard({ db, store }, id).then(undefined, () => undefined)
      await Promise.race([discarded, pause(removalPatience, undefined, { ref: false })])
    },
  }
}

/** Several large files may arrive at once: how much room is left is looked at again and again. */
async function* keepRoom(content: AsyncIterable<Buffer>, room: UploadRoom) {
  let unseen = 0
  for await (const chunk of content) {
    unseen += chunk.length
    if (unseen >= roomStep) {
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
 * The scanner reads what was stored, not what arrives: a sender on a slow line would keep one of its few threads for as
 * long as the line takes. Nothing can be kept before this has ended.
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
    throw new SiteError('unavailable', 'Files cannot be checked for viruses right now. Please try again in a moment.', {
      cause,
      retryAfter: 30,
    })
  })
  if (found === undefined) return
  countRefusal('infected')
  await writeAudit(db, from, { action: 'file-infected', detail: { role, found } })
  throw new SiteError('invalid', fileMessages.infected(name))
}

const notStored = (cause?: unknown) =>
  new SiteError('unavailable', 'The files could not be stored. Please try again in a moment.', {
    cause,
    retryAfter: 30,
  })

async function discard(storage: Storage, uploadId: string) {
  for (const key of await giveUpFiles(storage.db, uploadId)) await remove(storage, key)
}

/** First from the store, then from the table: what a crash interrupts here is found again. */
async function remove({ db, store }: Storage, key: string) {
  // What cannot be a key has no file, and must not keep the others from being removed.
  if (isFileKey(key)) await store.remove(key)
  await deleteFile(db, key)
}

/** Removes what requests that died have left, and what was given up but could not be removed then. */
export async function sweepFiles(storage: Storage): Promise<void> {
  await giveUpAbandonedFiles(storage.db)
  for (const key of await listFilesToRemove(storage.db)) await remove(storage, key)
}
