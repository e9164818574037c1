import { and, eq, lt, sql } from 'drizzle-orm'
import type { Db } from '../client.ts'
import { signInAttempts } from '../schema.ts'

/** `network` names the device or the session when it is known. */
export type Attempt = { accountHash: string; network: string; isKnown?: boolean }

type Limit = { most: number; seconds: number }
export type Limits = { source: Limit; network: Limit; account: Limit }
/** Seconds until each limit allows another attempt; 0 if it does now. */
export type Held = Record<keyof Limits, number>

/** Attempts are counted one at a time, for each account and for each network; in this order, so that none deadlock. */
export async function lockAttempts(tx: Db, { accountHash, network }: Attempt) {
  for (const name of [`account ${accountHash}`, `network ${network}`])
    await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`)
}

export async function secondsHeld(tx: Db, attempt: Attempt, limits: Limits): Promise<Held> {
  const { accountHash, network, isKnown = false } = attempt
  const source = sql`select at from sign_in_attempts
    where account_hash = ${accountHash} and network = ${network} and is_known = ${isKnown}`
  if (isKnown) {
    const { rows } = await tx.execute<{ source: number }>(sql`select ${wait(source, limits.source)} as source`)
    return { source: rows[0]?.source ?? 0, network: 0, account: 0 }
  }
  // The last attempt on each account of the network.
  const accounts = sql`select max(at) as at from sign_in_attempts
    where network = ${network} and not is_known group by account_hash`
  const account = sql`select at from sign_in_attempts where account_hash = ${accountHash} and not is_known`
  const { rows } = await tx.execute<Held>(sql`select
    ${wait(source, limits.source)} as source,
    ${wait(accounts, limits.network)} as network,
    ${wait(account, limits.account)} as account`)
  return rows[0] ?? { source: 0, network: 0, account: 0 }
}

/** Seconds until fewer of these attempts than the limit remain in its window. */
const wait = (attempts: ReturnType<typeof sql>, { most, seconds }: Limit) => {
  const since = sql`(now() - make_interval(secs => ${seconds}))`
  return sql`coalesce((
    select ceil(extract(epoch from counted.at - ${since}))::int from (${attempts}) as counted
    where counted.at > ${since} order by counted.at desc offset ${most - 1} limit 1
  ), 0)`
}

export const insertAttempt = (tx: Db, attempt: Attempt) => tx.insert(signInAttempts).values(attempt)

export const deleteAttempts = (db: Db, { accountHash, network, isKnown = false }: Attempt) =>
  db
    .delete(signInAttempts)
    .where(
      and(
        eq(signInAttempts.accountHash, accountHash),
        eq(signInAttempts.network, network),
        eq(signInAttempts.isKnown, isKnown),
      ),
    )

export const deleteAttemptsBefore = (db: Db, seconds: number) =>
  db.delete(signInAttempts).where(lt(signInAttempts.at, sql`now() - make_interval(secs => ${seconds})`))
