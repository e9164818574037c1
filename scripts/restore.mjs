// npm run restore -- FOLDER
import { node } from './places.mjs'
import { loadSettings, main, run } from './setup.mjs'

main(async () => {
  loadSettings()
  await run(node, ['server/restore.ts', ...process.argv.slice(2)])
})
