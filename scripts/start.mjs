// npm start: install what is missing, build what changed, then hand over to the server.
import { spawn } from 'node:child_process'
import { build, install, loadSettings, main, node, root, server } from './setup.mjs'

main(async () => {
  loadSettings()
  await install()
  await build()
  // The channel tells the server when this launcher is gone, however it went.
  const child = spawn(node, server, {
    cwd: root,
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
    env: { ...process.env, NODE_ENV: 'production' },
  })
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => child.kill(signal))
  child.once('exit', (code, signal) => {
    process.exitCode = signal ? 1 : (code ?? 1)
  })
})
