// npm run dev: the site with hot reload; the server starts anew when its own files change.
import { join } from 'node:path'
import { install, loadSettings, main, node, root, run } from './setup.mjs'

main(async () => {
  loadSettings()
  await install()
  const watched = ['server', 'contract'].map((folder) => `--watch-path=${join(root, folder)}`)
  await run(node, [...watched, '--watch-preserve-output', join(root, 'server', 'dev.ts')], {
    env: { NODE_ENV: 'development' },
  })
})
