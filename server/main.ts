import { brand } from '../content/brand.ts'
import { readConfig } from './config.ts'
import { createLog } from './log.ts'
import { startSite, stopStarted } from './running-site.ts'
import { stopOnSignal } from './stop-on-signal.ts'
import { StartError } from '../contract/errors.ts'

try {
  const config = readConfig(process.env)
  const log = createLog(config)
  const starting = startSite(config, log)
  // A signal may come while the database starts, which must not outlive the site.
  stopOnSignal(() => stopStarted(starting))
  const site = await starting
  const here = `http://localhost:${site.port}`
  console.log(`${brand.name} is ready at ${here}`)
  if (site.needsFirstAdmin) console.log(`There is no admin yet. Register the first one at ${here}/admin-register`)
} catch (cause) {
  console.error(explain(cause))
  process.exitCode = 1
}

/** A known reason is one line; anything else shows where it happened. */
function explain(cause: unknown): unknown {
  if (cause instanceof StartError) return cause.message
  if (cause instanceof Error && 'code' in cause && cause.code === 'EADDRINUSE') {
    return 'Cannot start: the port is taken by another program. Set PORT to a free one.'
  }
  return cause
}
