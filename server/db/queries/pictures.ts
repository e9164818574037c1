import { and, eq, inArray, sql } from 'drizzle-orm'
import type { Db } from '../client.ts'
import { files, pictures } from '../schema.ts'

/** Adds a picture, or notes that it was uploaded again; returns whether it is new. */
export async function upsertPicture(tx: Db, hash: string): Promise<boolean> {
  const rows = await tx
    .insert(pictures)
    .values({ hash })
    .onConflictDoUpdate({ target: pictures.hash, set: { uploadedAt: sql`now()` } })
    .returning({ isNew: sql<boolean>`xmax = 0` })
  return rows[0]?.isNew ?? false
}

/** Notes that a known picture was uploaded again; returns the names of its files, none if it is not known. */
export async function touchPicture(db: Db, hash: string): Promise<string[]> {
  await db
    .update(pictures)
    .set({ uploadedAt: sql`now()` })
    .where(eq(pictures.hash, hash))
  const rows = await db.select({ name: files.role }).from(files).where(eq(files.pictureHash, hash))
  return rows.map(({ name }) => name)
}

export async function findPictureFile(db: Db, hash: string, name: string): Promise<string | undefined> {
  const rows = await db
    .select({ key: files.key })
    .from(files)
    .where(and(eq(files.pictureHash, hash), eq(files.role, name), eq(files.state, 'kept')))
  return rows[0]?.key
}

export async function hasPicture(db: Db, hash: string): Promise<boolean> {
  return (await db.$count(pictures, eq(pictures.hash, hash))) > 0
}

export const listPictureFiles = (db: Db, hashes: string[]) =>
  db
    .select({ hash: pictures.hash, name: files.role, key: files.key })
    .from(files)
    .innerJoin(pictures, eq(pictures.hash, files.pictureHash))
    .where(and(inArray(pictures.hash, hashes), eq(files.state, 'kept')))

/** Removes pictures that nobody has uploaded for a week, and that no draft and no version shows. */
export async function deleteUnusedPictures(tx: Db): Promise<void> {
  const { rows } = await tx.execute<{ hash: string }>(sql`
    select hash from pictures where uploaded_at < now() - interval '7 days'
      and not exists (select from publications where position(hash in draft::text) > 0)
      and not exists (select from publication_versions where position(hash in content::text) > 0)
    for update of pictures`)
  const unused = rows.map(({ hash }) => hash)
  await tx.update(files).set({ state: 'removing', pictureHash: null }).where(inArray(files.pictureHash, unused))
  await tx.delete(pictures).where(inArray(pictures.hash, unused))
}
