// npm run backup [-- FOLDER]
import { node } from './places.mjs'
import { loadSettings, main, run } from './setup.mjs'

main(async () => {
  loadSettings()
  await run(node, ['server/backup.ts', ...process.argv.slice(2)])
})
