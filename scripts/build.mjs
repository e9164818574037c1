// npm run build: make the site in build/ without starting it.
import { build, install, loadSettings, main } from './setup.mjs'

main(async () => {
  loadSettings()
  await install()
  await build()
})
