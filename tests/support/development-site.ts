import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { root } from '../../scripts/places.mjs'

/** `npm run dev` as the leader of its own process group, once it serves. */
export async function startDevelopment(folder: string) {
  const env = { ...process.env, PORT: '0', HOST: '127.0.0.1', DATA_DIR: folder }
  const npm = spawn('npm', ['run', 'dev'], { cwd: root, env, detached: true })
  // Its streams close when the last process that holds them has exited.
  const closed = once(npm, 'close')
  const serving = Promise.withResolvers<string>()
  let printed = ''
  npm.stdout.on('data', (chunk: Buffer) => {
    printed += chunk.toString()
    const url = /Development site at (\S+)/.exec(printed)?.[1]
    if (url) serving.resolve(url)
  })
  void closed.then(() => serving.reject(new Error(`npm run dev has ended:\n${printed}`)))
  return {
    url: await serving.promise,
    /** Sends a signal to npm, or to its whole group; returns what was printed when everything has ended. */
    stop: async (signal: NodeJS.Signals, to: 'npm' | 'group' = 'npm') => {
      process.kill(to === 'npm' ? (npm.pid ?? 0) : -(npm.pid ?? 0), signal)
      await closed
      return printed
    },
  }
}
