import { sql } from 'drizzle-orm'
import type { DeskEvent } from '../../../contract/desk-events.ts'
import type { Db } from '../client.ts'

export const changesChannel = 'changes'

/** Every instance is notified of the changes when the transaction commits, and of none if it is rolled back. */
export const notifyChanges = (tx: Db, changes: DeskEvent[]) =>
  tx.execute(sql`select pg_notify(${changesChannel}, change::text)
    from jsonb_array_elements(${JSON.stringify(changes)}::jsonb) as changes (change)`)
