import { execFile } from 'node:child_process'
import { readFile, readlink } from 'node:fs/promises'
import { promisify } from 'node:util'

const run = promisify(execFile)

/** The command line of a process: empty when there is no such process, undefined when it cannot be determined. */
export async function commandOf(pid: number): Promise<string | undefined> {
  if (!isAlive(pid)) return ''
  if (process.platform === 'linux') return readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => undefined)
  return run('ps', ['-p', String(pid), '-o', 'command=']).then(
    ({ stdout }) => stdout,
    () => undefined,
  )
}

/** The folder that a process works in; undefined when it cannot be determined. */
export const folderOf = (pid: number): Promise<string | undefined> =>
  readlink(`/proc/${pid}/cwd`).catch(() => undefined)

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (cause) {
    return !(cause instanceof Error && 'code' in cause && cause.code === 'ESRCH')
  }
}
