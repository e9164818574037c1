import { existsSync, statfsSync } from 'node:fs'
import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { isLongRun } from './fault-rounds.ts'

const memory = '/dev/shm'

/**
 * Where the databases of tests are. Each is a thousand files that are soon removed, which takes a tenth of the time in
 * memory, and a process that is killed does not notice the difference. Long runs use the disk, as operators do.
 */
const place = !isLongRun && existsSync(memory) && freeMegabytes(memory) > 4_000 ? memory : tmpdir()

export const newDataFolder = (name: string) => mkdtemp(join(place, name))

function freeMegabytes(path: string): number {
  const { bavail, bsize } = statfsSync(path)
  return (bavail * bsize) / 1_000_000
}
