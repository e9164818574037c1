import type { Outcome } from '../db/queue.ts'
import type { Log } from '../monitoring/log.ts'
import type { Tried } from '../services/deliveries.ts'

/** Logs an attempt that did not arrive; one that failed unexpectedly is repeated. */
export async function attempt(log: Log, what: string, about: object, work: () => Promise<Tried>): Promise<Outcome> {
  try {
    const { outcome, error } = await work()
    if (outcome !== 'arrived') log.warn({ ...about, outcome, error }, `${what} not delivered`)
    return outcome
  } catch (cause) {
    log.error({ ...about, err: cause }, `${what} failed`)
    return 'again'
  }
}
