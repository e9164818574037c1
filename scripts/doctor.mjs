// npm run doctor
import { loadSettings, main } from './setup.mjs'

main(async () => {
  loadSettings()
  await import('../server/doctor.ts')
})
