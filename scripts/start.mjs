// npm start: build what changed, then serve. This process becomes the server.
import { build, loadSettings, main } from './setup.mjs'

main(async () => {
  loadSettings()
  await build()
  process.env.NODE_ENV = 'production'
  await import('../server/main.ts')
})
