import { expect } from 'vitest'
import type { TestSite } from './site.ts'

/** Keeps the lock that the statement takes until the act has ended or failed, so that calls that need it wait. */
export async function whileHeld<T>(site: TestSite, lock: string, act: () => Promise<T>): Promise<T> {
  const client = await site.pool.connect()
  try {
    await client.query(`begin; ${lock}`)
    return await act()
  } finally {
    await client.query('commit')
    client.release()
  }
}

/** Waits until so many calls wait for a lock. Others may wait as well: the site's own work, for example. */
export async function callsToWait(site: TestSite, count: number) {
  const waiting = `pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`
  await expect.poll(() => site.count(waiting)).toBeGreaterThanOrEqual(count)
}
