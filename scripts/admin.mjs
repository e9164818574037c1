// npm run admin -- COMMAND
import { loadSettings, main } from './setup.mjs'

main(async () => {
  loadSettings()
  await import('../server/admin.ts')
})
