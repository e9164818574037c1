import { createHash, randomUUID } from 'node:crypto'
import { Readable } from 'node:stream'
import { SiteError } from '../../../contract/errors.ts'
import {
  fileName,
  maxPictureBytes,
  pathOfFile,
  pictureTypes,
  readFileName,
  widestPlain,
  type PictureFile,
  type StoredPicture,
} from '../../../contract/picture.ts'
import { describeStagedFile, discardFiles, insertStagedFile, keepFiles } from '../../db/queries/files.ts'
import { deleteUnusedPictures, touchPicture, upsertPicture } from '../../db/queries/pictures.ts'
import { writeAudit, type Actor, type Author } from '../audit.ts'
import { sweepFiles, type Storage } from '../files/uploads.ts'
import type { ScaledFile } from './scale-picture.ts'
import type { Scale } from './scaling.ts'

export type PictureParts = { storage: Storage; scale: Scale }

/** Stores a picture in all its sizes. The same file uploaded again is the same picture. */
export async function addPicture({ storage, scale }: PictureParts, base64: string, by: Actor): Promise<StoredPicture> {
  const content = Buffer.from(base64, 'base64')
  if (content.length > maxPictureBytes) throw new SiteError('too_large', 'picture.too_large')
  const hash = createHash('sha256').update(content).digest('hex').slice(0, 20)
  const known = await touchPicture(storage.db, hash)
  if (known.length > 0) return describe(known.flatMap((name) => readFileName(hash, name) ?? []))
  const scaled = await scale(content)
  if ('refused' in scaled) throw new SiteError('invalid', scaled.refused)
  await keepPicture(storage, hash, scaled.files, by)
  return describe(scaled.files.map((file) => ({ ...file, hash })))
}

function describe(files: PictureFile[]): StoredPicture {
  const widest = widestPlain(files)
  if (!widest) throw new Error('A picture has no file that every browser shows.')
  return { path: pathOfFile(widest), width: widest.width, height: widest.height }
}

/** Stores the files of a picture. */
export async function keepPicture(
  { db, store }: Storage,
  hash: string,
  files: ScaledFile[],
  by: Author,
): Promise<void> {
  const uploadId = randomUUID()
  for (const { content, ...file } of files) {
    const key = randomUUID()
    const name = fileName(file)
    await insertStagedFile(db, { key, uploadId, role: name, originalName: name })
    await store.put(key, Readable.from([content])).catch((cause: unknown) => {
      throw new SiteError('unavailable', 'file.not_stored', { cause, retryAfter: 30 })
    })
    await describeStagedFile(db, key, { mediaType: pictureTypes[file.format], size: content.length })
  }
  await db.transaction(async (tx) => {
    // Somebody may have uploaded the same picture in the meantime; then these files are removed by the next sweep.
    if (!(await upsertPicture(tx, hash))) return void (await discardFiles(tx, uploadId))
    if ((await keepFiles(tx, uploadId, { pictureHash: hash })) !== files.length)
      throw new SiteError('unavailable', 'file.not_stored', { retryAfter: 30 })
    await writeAudit(tx, by, { action: 'picture-added', detail: { picture: hash } })
  })
}

/** Versions are kept, and with them their pictures; what was uploaded and never used is removed with its files. */
export async function sweepPictures(storage: Storage): Promise<void> {
  await storage.db.transaction(deleteUnusedPictures)
  await sweepFiles(storage)
}
