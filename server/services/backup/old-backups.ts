import { readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { draftEnding } from './backup-folder.ts'

const day = 24 * 60 * 60 * 1000

/** The start time in UTC, in characters that every file system accepts: 2026-11-16T02-30-00-000Z */
export const backupName = (at: Date) => at.toISOString().replaceAll(/[:.]/g, '-')

const namePattern = /^(\d{4}-\d\d-\d\dT\d\d)-(\d\d)-(\d\d)-(\d{3})Z(\.part)?$/

/** The start time of a backup; undefined if its name is not from `backupName`. */
function startedAt(name: string): number | undefined {
  const [, hour, minute, second, fraction] = namePattern.exec(name) ?? []
  return hour === undefined ? undefined : Date.parse(`${hour}:${minute}:${second}.${fraction}Z`)
}

/** How many are kept however old they are: a clock that is far ahead makes every backup old. */
const leastKept = 3

/**
 * Removes backups older than the given days, except for the newest ones, and drafts of runs that crashed more than a day
 * ago: both contain personal data. Folders with other names are left alone. Returns how many backups were removed.
 */
export async function removeOldBackups(
  { folder, keepDays }: { folder: string; keepDays: number | undefined },
  now = Date.now(),
): Promise<number> {
  const names = await readdir(folder)
  const isOlder = (name: string, days: number) => {
    const at = startedAt(name)
    return at !== undefined && now - at > days * day
  }
  const dead = names.filter((name) => name.endsWith(draftEnding) && isOlder(name, 1))
  // In the order of their time.
  const backups = names.filter((name) => !name.endsWith(draftEnding) && startedAt(name) !== undefined).toSorted()
  const old = keepDays === undefined ? [] : backups.slice(0, -leastKept).filter((name) => isOlder(name, keepDays))
  for (const name of [...dead, ...old]) await rm(join(folder, name), { recursive: true, force: true })
  return old.length
}
