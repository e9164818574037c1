import { buffer } from 'node:stream/consumers'
import { fileName, pictureTypes, readPicturePath } from '../../../contract/picture.ts'
import { findPictureFile } from '../../db/queries/pictures.ts'
import type { Storage } from '../files/uploads.ts'

export type SentPicture = { content: Buffer<ArrayBuffer>; type: string }

const mostBytes = 32 * 1024 * 1024

/** Finds the file at a path. Those requested last are kept in memory, because a page is requested by many at once. */
export function createPictureFiles({ db, store }: Storage) {
  const recent = new Map<string, SentPicture>()
  let bytes = 0

  return async (path: string): Promise<SentPicture | undefined> => {
    const picture = recent.get(path) ?? (await read(path))
    if (picture) keep(path, picture)
    return picture
  }

  async function read(path: string): Promise<SentPicture | undefined> {
    const file = readPicturePath(path)
    if (!file) return undefined
    const key = await findPictureFile(db, file.hash, fileName(file))
    if (key === undefined) return undefined
    return { content: await buffer(await store.open(key)), type: pictureTypes[file.format] }
  }

  /** A map keeps the order in which its entries were added: the first is the one not requested for the longest time. */
  function keep(path: string, picture: SentPicture) {
    if (!recent.delete(path)) bytes += picture.content.length
    recent.set(path, picture)
    for (const [oldest, { content }] of recent) {
      if (bytes <= mostBytes) return
      recent.delete(oldest)
      bytes -= content.length
    }
  }
}
