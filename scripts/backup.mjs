// npm run backup [-- FOLDER]
import { install, loadSettings, main, node, run } from './setup.mjs'

main(async () => {
  await install()
  loadSettings()
  await run(node, ['server/backup.ts', ...process.argv.slice(2)])
})
