import { execFile, spawnSync } from 'node:child_process'
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { startProcess, type SiteProcess } from '../../support/site-process.ts'

const run = promisify(execFile)

/** A disk that can be filled or made read-only. */
type Disk = {
  fill: () => Promise<void>
  clear: () => Promise<void>
  setWritable: (writable: boolean) => Promise<void>
}

export type SmallSite = { site: SiteProcess; data: Disk; files: Disk; listFiles: () => Promise<string[]> }

/** Most Linux systems let any user mount private file systems; other systems do not. */
export const canHaveSmallDisks = () => spawnSync('unshare', [...namespace(), 'true']).status === 0

const namespace = () => (process.getuid?.() === 0 ? ['--mount'] : ['--mount', '--user', '--map-root-user'])

/**
 * A site whose data folder is its own small disk, with another one inside for files. The disks are in memory and
 * visible only to the site, so an ordinary Linux user can create them.
 */
export async function startOnSmallDisks(settings: Record<string, string>): Promise<SmallSite> {
  const dataDir = await mkdtemp(join(tmpdir(), 'site-disk-'))
  const script = `mount -t tmpfs -o size=160m,mode=700 tmpfs "$DATA_DIR" && mkdir "$DATA_DIR/files" &&
    mount -t tmpfs -o size=48m,mode=700 tmpfs "$DATA_DIR/files" && exec "$@"`
  const site = await startProcess({ dataDir, settings, through: ['unshare', ...namespace(), 'sh', '-c', script, 'sh'] })
  const seen = `/proc/${site.pid}/root${dataDir}`
  const inside = process.getuid?.() === 0 ? ['--mount'] : ['--mount', '--user', '--preserve-credentials']
  const disk = (path: string): Disk => ({
    fill: async () => {
      const filler = join(seen, path, 'filler')
      await writeFile(filler, Buffer.alloc(200 * 1024 * 1024)).catch(() => undefined)
    },
    clear: () => rm(join(seen, path, 'filler'), { force: true }),
    setWritable: async (writable) => {
      const options = `remount,bind,${writable ? 'rw' : 'ro'}`
      await run('nsenter', ['-t', String(site.pid), ...inside, 'mount', '-o', options, join(dataDir, path)])
    },
  })
  return { site, data: disk('.'), files: disk('files'), listFiles: () => readdir(join(seen, 'files')) }
}
