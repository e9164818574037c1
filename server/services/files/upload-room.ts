import { statfs } from 'node:fs/promises'
import { SiteError } from '../../../contract/errors.ts'
import type { Db } from '../../db/client.ts'
import { giveBackKilobytes, reserveKilobytes } from '../../db/queries/stored-bytes.ts'

type RoomSettings = {
  /** The folder that files are stored in; undefined for an object store. */
  folder: string | undefined
  minFreeMegabytes: number
  /** How much one network may store per day. */
  dailyMegabytes: number
}

export type UploadRoom = {
  /** Refuses if this many more bytes would leave too little disk space, which the database may share. */
  check: (bytes: number) => Promise<void>
  /** Reserves part of a network's daily limit; what is not stored is released. */
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
      throw new SiteError('unavailable', 'file.no_room', { retryAfter: 30 })
    },
    reserve: async (network, bytes) => {
      const reserved = kilobytes(bytes)
      const wait = await reserveKilobytes(db, network, reserved, dailyMegabytes * 1024)
      if (wait !== undefined) {
        count('day')
        throw new SiteError('too_many', 'file.too_many', { retryAfter: wait })
      }
      return {
        settle: async (storedBytes) => {
          const rest = reserved - kilobytes(storedBytes)
          // If the correction fails, the count expires on its own.
          if (rest > 0) await giveBackKilobytes(db, network, rest).catch(() => undefined)
        },
      }
    },
  }
}

const kilobytes = (bytes: number) => Math.ceil(bytes / 1024)
