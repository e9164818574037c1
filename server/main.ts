import { brand } from '../content/brand.ts'
import { readConfig } from './config.ts'
import { createLog } from './log.ts'
import { startSite, type RunningSite } from './running-site.ts'
import { StartError } from '../contract/errors.ts'

try {
  const config = readConfig(process.env)
  const log = createLog(config)
  const site = await startSite(config, log)
  stopOnSignal(site)
  const here = `http://localhost:${site.port}`
  console.log(`${brand.name} is ready at ${here}`)
  if (site.needsFirstAdmin) console.log(`There is no admin yet. Register the first one at ${here}/admin-register`)
} catch (cause) {
  console.error(explain(cause))
  process.exitCode = 1
}

function stopOnSignal(site: RunningSite) {
  let asked = false
  const stop = () => {
    // Ctrl-C reaches the whole process group, so one request to stop may arrive several times.
    if (asked) return
    asked = true
    console.log('Stopping: finishing what is under way.')
    site.stop().then(
      () => process.exit(0),
      (cause: unknown) => {
        console.error(cause)
        process.exit(1)
      },
    )
  }
  process.on('SIGINT', stop)
  process.on('SIGTERM', stop)
  // The launcher that holds the other end of this channel is gone.
  process.on('disconnect', stop)
}

/** A known reason is one line; anything else shows where it happened. */
function explain(cause: unknown): unknown {
  if (cause instanceof StartError) return cause.message
  if (cause instanceof Error && 'code' in cause && cause.code === 'EADDRINUSE') {
    return 'Cannot start: the port is taken by another program. Set PORT to a free one.'
  }
  return cause
}
