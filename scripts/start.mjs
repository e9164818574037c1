// npm start: builds what changed, then serves it. This process becomes the server.
import { build, CommandFailed, loadSettings, main } from './setup.mjs'

main(async () => {
  loadSettings()
  await refuseBadSettings()
  await build()
  process.env.NODE_ENV = 'production'
  await import('../server/main.ts')
})

/** Before the build, which takes a minute. */
async function refuseBadSettings() {
  const { readConfig } = await import('../server/config/config.ts')
  try {
    readConfig(process.env)
  } catch (cause) {
    throw new CommandFailed(cause.message, 1)
  }
}
