// npm run build: builds the site in build/ without starting it.
import { build, loadSettings, main } from './setup.mjs'

main(async () => {
  loadSettings()
  await build()
})
