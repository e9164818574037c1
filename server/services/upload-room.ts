import { statfs } from 'node:fs/promises'
import { SiteError } from '../../contract/errors.ts'
import type { Db } from '../db/client.ts'
import { giveBackKilobytes, reserveKilobytes } from '../db/queries/stored-bytes.ts'

export type RoomSettings = {
  /** The folder whose disk the files fill; none when they go to an object store. */
  folder: string | undefined
  minFreeMegabytes: number
  /** What one network may store in a day. */
  dailyMegabytes: number
}

export type UploadRoom = {
  /** Refuses when so many bytes more would leave too little of the disk, which may be the database's as well. */
  check: (bytes: number) => Promise<void>
  /** Takes bytes from what a network may store today; what was not stored after all is given back. */
  reserve: (network: string, bytes: number) => Promise<{ settle: (storedBytes: number) => Promise<void> }>
}

type Count = (reason: 'disk' | 'day') => void

export function createUploadRoom(
  db: Db,
  { folder, minFreeMegabytes, dailyMegabytes }: RoomSettings,
  count: Count,
): UploadRoom {
  return {
    check: async (bytes) => {
      if (folder === undefined) return
      const { bavail, bsize } = await statfs(folder)
      if (bavail * bsize - bytes >= minFreeMegabytes * 1024 * 1024) return
      count('disk')
      throw new SiteError('unavailable', 'There is no room for files right now. Please try again later.', {
        retryAfter: 30,
      })
    },
    reserve: async (network, bytes) => {
      const reserved = kilobytes(bytes)
      const wait = await reserveKilobytes(db, network, reserved, dailyMegabytes * 1024)
      if (wait !== undefined) {
        count('day')
        throw new SiteError('too_many', 'Too many files were sent from your connection today. Please try tomorrow.', {
          retryAfter: wait,
        })
      }
      return {
        settle: async (storedBytes) => {
          const rest = reserved - kilobytes(storedBytes)
          // A count that cannot be corrected runs out by itself.
          if (rest > 0) await giveBackKilobytes(db, network, rest).then(undefined, () => undefined)
        },
      }
    },
  }
}

const kilobytes = (bytes: number) => Math.ceil(bytes / 1024)
