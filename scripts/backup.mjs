// npm run backup [-- FOLDER]
import { loadSettings, main } from './setup.mjs'

main(async () => {
  loadSettings()
  await import('../server/backup.ts')
})
