import { sql, type SQL } from 'drizzle-orm'
import type { Db } from '../client.ts'
import type { BlankedLeadColumn } from '../personal-data.ts'
import * as schema from '../schema.ts'
import { deleteApplications } from './desk-applications.ts'
import { discardFilesOf } from './files.ts'

const idsOf = async (db: Db, query: SQL): Promise<string[]> =>
  (await db.execute<{ id: string }>(query)).rows.map((row) => row.id)

export type Overdue = {
  applications: number
  careerForms: number
  /** Leads with consent to text messages, reduced to the evidence. */
  reducedLeads: number
  leads: number
  auditEntries: number
}

/** Records this run; returns whether there was one within the last week. */
export async function recordRun(db: Db): Promise<boolean> {
  const { rows } = await db.execute(sql`
    with before as (select ran_at from retention_runs), noted as (
      insert into retention_runs (ran_at) values (now()) on conflict (one) do update set ran_at = excluded.ran_at)
    select 1 from before where ran_at > now() - interval '7 days'`)
  return rows.length > 0
}

export type Bounds = Record<'applications' | 'leads' | 'consents' | 'auditEntries', Date>

const overdueApplications = ({ applications }: Bounds) => sql`applications where last_step_at < ${applications}`
const overdueForms = ({ applications }: Bounds) => sql`career_submissions where created_at < ${applications}`
const hasSms = sql`exists (select 1 from consents where lead_id = leads.id and sms)`
const reducible = ({ leads }: Bounds) => sql`leads where created_at < ${leads} and email <> '' and ${hasSms}`
const overdueLeads = ({ leads, consents }: Bounds) =>
  sql`leads where created_at < ${leads} and (created_at < ${consents} or not ${hasSms})`
const overdueEntries = ({ auditEntries }: Bounds) => sql`audit_entries where at < ${auditEntries}`

export const countOverdue = async (db: Db, bounds: Bounds): Promise<Overdue> => {
  const count = async (rows: SQL) =>
    Number((await db.execute<{ count: string }>(sql`select count(*) from ${rows}`)).rows[0]?.count ?? 0)
  return {
    applications: await count(overdueApplications(bounds)),
    careerForms: await count(overdueForms(bounds)),
    reducedLeads: await count(reducible(bounds)),
    leads: await count(overdueLeads(bounds)),
    auditEntries: await count(overdueEntries(bounds)),
  }
}

/** Removes or reduces up to `most` overdue records; returns how many. */
export type RemoveSome = (tx: Db, bounds: Bounds, most: number) => Promise<number>

/** Their files are removed by the next sweep. */
export const deleteOverdueApplications: RemoveSome = async (tx, bounds, most) => {
  const ids = await idsOf(tx, sql`select id from ${overdueApplications(bounds)} limit ${most} for update`)
  await discardFilesOf(tx, 'applicationId', ids)
  await deleteApplications(tx, ids)
  await tx.execute(
    sql`delete from applicant_links where application_id is null and created_at < ${bounds.applications}`,
  )
  return ids.length
}

export const deleteOverdueForms: RemoveSome = async (tx, bounds, most) => {
  const ids = await idsOf(tx, sql`select id from ${overdueForms(bounds)} limit ${most} for update`)
  await discardFilesOf(tx, 'careerSubmissionId', ids)
  await tx.execute(sql`delete from career_submissions where id = any(${sql.param(ids)}::uuid[])`)
  return ids.length
}

/** Exactly the columns marked `blank`: one more or one less is a type error. */
const blanked = {
  name: '',
  email: '',
  reason: null,
  message: null,
  requestKey: null,
  requestHash: null,
} satisfies Record<BlankedLeadColumn, string | null>

/** Consent to text messages must be provable for longer than the lead is of use: number, time, and text are kept. */
export const reduceLeads: RemoveSome = async (tx, bounds, most) => {
  const ids = await idsOf(tx, sql`select id from ${reducible(bounds)} limit ${most} for update`)
  await tx
    .update(schema.leads)
    .set({ ...blanked, state: 'closed', followUpOn: null, dueOn: null })
    .where(sql`${schema.leads.id} = any(${sql.param(ids)}::uuid[])`)
  await tx.execute(sql`delete from lead_notes where lead_id = any(${sql.param(ids)}::uuid[])`)
  await tx.execute(sql`delete from emails where lead_id = any(${sql.param(ids)}::uuid[])`)
  return ids.length
}

export const deleteOverdueLeads: RemoveSome = async (tx, bounds, most) => {
  const ids = await idsOf(tx, sql`select id from ${overdueLeads(bounds)} limit ${most} for update`)
  await tx.execute(sql`delete from leads where id = any(${sql.param(ids)}::uuid[])`)
  return ids.length
}
