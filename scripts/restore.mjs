// npm run restore -- FOLDER
import { loadSettings, main } from './setup.mjs'

main(async () => {
  loadSettings()
  await import('../server/restore.ts')
})
