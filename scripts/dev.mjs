// npm run dev: the site with hot reload; the server restarts when its files change.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { watch } from 'node:fs'
import { at, projectNode, root } from './places.mjs'
import { loadSettings, main } from './setup.mjs'

/** What the server imports. Everything else is served by Vite, which watches it. */
const watched = ['server', 'contract', 'content']

main(async () => {
  loadSettings()
  let server = startServer()
  let restarting = false
  let stopping = false

  const restart = async () => {
    if (restarting || stopping) return
    restarting = true
    // An editor may write several files at once.
    await new Promise((resolve) => setTimeout(resolve, 100))
    await stopServer(server)
    restarting = false
    if (!stopping) server = startServer()
  }
  const watchers = watched.map((folder) => watch(at(folder), { recursive: true }, () => void restart()))
  const stop = async () => {
    if (stopping) return
    stopping = true
    for (const watcher of watchers) watcher.close()
    await stopServer(server)
    process.exit(0)
  }
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => void stop())
  process.on('disconnect', () => void stop())
})

function startServer() {
  const server = spawn(projectNode(), [at('server', 'dev.ts')], {
    cwd: root,
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
    env: { ...process.env, NODE_ENV: 'development' },
  })
  server.once('exit', (code) => {
    if (code) console.error('The server has stopped. It starts again when a file changes.')
  })
  return server
}

async function stopServer(server) {
  if (server.exitCode !== null || server.signalCode !== null) return
  const ended = once(server, 'exit')
  server.kill('SIGTERM')
  await ended
}
