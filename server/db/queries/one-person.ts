import { sql, type SQL } from 'drizzle-orm'
import type { RecordKind } from '../../../contract/person.ts'
import type { Db } from '../client.ts'

type Found = { kind: RecordKind; id: string; name: string; about: string | null; createdAt: Date }

/** How a person is recognized, in one spelling; empty when it is not known. */
type PersonKeys = { email: string; phone: string }

/** Everything with this address or this number, newest first; `most` null: without a limit. */
export async function listRecordsOf(db: Db, { email, phone }: PersonKeys, most: number | null): Promise<Found[]> {
  const isTheirs = sql`(lower(email) = ${email} and email <> '') or (comparable_phone(phone) = ${phone} and ${phone} <> '')`
  const from = (kind: RecordKind, table: SQL, name: SQL, about: SQL) =>
    sql`select ${kind} as kind, id, ${name} as name, ${about} as about, created_at as "createdAt" from ${table} where ${isTheirs}`
  const { rows } = await db.execute<Omit<Found, 'createdAt'> & { createdAt: string }>(sql`
    ${from('application', sql`applications`, sql`first_name || ' ' || last_name`, sql`job_title`)}
    union all ${from('career-form', sql`career_submissions`, sql`name`, sql`null`)}
    union all ${from('lead', sql`leads`, sql`name`, sql`reason`)}
    order by "createdAt" desc, id limit ${most}`)
  return rows.map((row) => ({ ...row, createdAt: new Date(row.createdAt) }))
}
