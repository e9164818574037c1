// Keeps two processes from doing the same work in this folder at once. Runs on Node 18.0.
import { readFileSync, rmSync, writeFileSync } from 'node:fs'

export class AlreadyRunning extends Error {}

/** `file` has the id of the process that does the work; it is removed at the end. `name`: what the work is called. */
export async function withLock(file, name, work) {
  lock(file, name)
  try {
    await work()
  } finally {
    rmSync(file, { force: true })
  }
}

function lock(file, name) {
  try {
    writeFileSync(file, String(process.pid), { flag: 'wx' })
  } catch (cause) {
    if (cause.code !== 'EEXIST') throw cause
    const pid = readFileSync(file, 'utf8')
    if (isRunning(Number(pid)))
      throw new AlreadyRunning(
        `${name} is already running in this folder (process ${pid}). Wait until it has ended, or remove ${file} if it has.`,
      )
    // That process was killed.
    rmSync(file, { force: true })
    lock(file, name)
  }
}

function isRunning(pid) {
  try {
    process.kill(pid, 0)
    return true
  } catch (cause) {
    return cause.code === 'EPERM'
  }
}
