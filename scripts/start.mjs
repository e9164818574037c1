// npm start: install what is missing, build what changed, then hand over to the server.
import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { build, install, loadSettings, main, node, root } from './setup.mjs'

main(async () => {
  loadSettings()
  await install()
  await build()
  // The channel tells the server when this launcher is gone, however it went.
  const server = spawn(node, [join(root, 'server', 'main.ts')], {
    cwd: root,
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
    env: { ...process.env, NODE_ENV: 'production' },
  })
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => server.kill(signal))
  server.once('exit', (code, signal) => {
    process.exitCode = signal ? 1 : (code ?? 1)
  })
})
