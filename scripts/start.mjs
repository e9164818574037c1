// npm start: builds what changed, then serves it. This process becomes the server.
import { build, loadSettings, main } from './setup.mjs'

main(async () => {
  loadSettings()
  await build()
  process.env.NODE_ENV = 'production'
  await import('../server/main.ts')
})
