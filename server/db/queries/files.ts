import { and, eq, inArray, lt, sql } from 'drizzle-orm'
import type { Db } from '../client.ts'
import { files } from '../schema.ts'

export type FileOwner = { applicationId: string } | { careerSubmissionId: string } | { pictureHash: string }

/** Files of a request that has not extended its lease for this long count as abandoned. */
const leaseEnd = sql`now() + interval '60 seconds'`

export const insertStagedFile = (
  db: Db,
  file: Pick<typeof files.$inferInsert, 'key' | 'uploadId' | 'role' | 'originalName'>,
) => db.insert(files).values({ ...file, leasedUntil: leaseEnd })

/** What a file turned out to be. */
export const describeStagedFile = (db: Db, key: string, about: { mediaType: string; size: number }) =>
  db
    .update(files)
    .set({ ...about, verified: true })
    .where(eq(files.key, key))

export const extendLease = (db: Db, uploadId: string) =>
  db
    .update(files)
    .set({ leasedUntil: leaseEnd })
    .where(and(eq(files.uploadId, uploadId), eq(files.state, 'staged')))

/** Assigns the files of an upload to the row that was created with them; returns how many. */
export async function keepFiles(db: Db, uploadId: string, owner: FileOwner): Promise<number> {
  const kept = await db
    .update(files)
    .set({ state: 'kept', ...owner })
    .where(and(eq(files.uploadId, uploadId), eq(files.state, 'staged')))
    .returning({ key: files.key })
  return kept.length
}

/** After this, nothing can keep the files; returns their keys. */
export async function discardFiles(db: Db, uploadId: string): Promise<string[]> {
  const given = await db
    .update(files)
    .set({ state: 'removing' })
    .where(and(eq(files.uploadId, uploadId), eq(files.state, 'staged')))
    .returning({ key: files.key })
  return given.map((file) => file.key)
}

export const discardAbandonedFiles = (db: Db) =>
  db
    .update(files)
    .set({ state: 'removing' })
    .where(and(eq(files.state, 'staged'), lt(files.leasedUntil, sql`now()`)))

/** Runs in the transaction that deletes the owner; the files themselves are removed by the next sweep. */
export const discardFilesOf = (db: Db, owner: 'applicationId' | 'careerSubmissionId', ids: string[]) =>
  db
    .update(files)
    .set({ state: 'removing', [owner]: null })
    .where(inArray(files[owner], ids))

export async function listSomeFilesToRemove(db: Db): Promise<string[]> {
  const rows = await db.select({ key: files.key }).from(files).where(eq(files.state, 'removing')).limit(500)
  return rows.map((row) => row.key)
}

export const deleteFile = (db: Db, key: string) => db.delete(files).where(eq(files.key, key))

export async function findKeptFile(db: Db, key: string) {
  const rows = await db
    .select()
    .from(files)
    .where(and(eq(files.key, key), eq(files.state, 'kept')))
  return rows[0]
}
