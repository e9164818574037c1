import { fork } from 'node:child_process'
import type { Scaled } from './scale-picture.ts'

export type Scale = (content: Buffer) => Promise<Scaled>

/** Long enough for the largest picture on a small machine. */
const timeLimitMs = 60_000

/** Scales one picture after another: each takes a processor for seconds. */
export function createScaling(): Scale {
  let last: Promise<unknown> = Promise.resolve()
  return (content) => {
    const scaled = last.then(() => scaleInProcess(content))
    last = scaled.catch(() => undefined)
    return scaled
  }
}

/** The process gets none of the settings and secrets of the site. */
function scaleInProcess(content: Buffer): Promise<Scaled> {
  const { promise, resolve } = Promise.withResolvers<Scaled>()
  const child = fork(new URL('scaling-process.ts', import.meta.url), {
    serialization: 'advanced',
    env: {},
    execArgv: [],
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    timeout: timeLimitMs,
    killSignal: 'SIGKILL',
  })
  child.once('message', (scaled: Scaled) => resolve(scaled))
  // A process that does not start may also fail to get the picture, which is a second error.
  child.on('error', () => resolve({ refused: 'picture.unreadable' }))
  // After an answer, this changes nothing.
  child.once('exit', (_code, signal) =>
    resolve({ refused: signal === 'SIGKILL' ? 'picture.took_too_long' : 'picture.unreadable' }),
  )
  child.send(content)
  return promise
}
