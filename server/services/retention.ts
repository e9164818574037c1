import {
  countOverdue,
  deleteOverdueApplications,
  deleteOverdueEntries,
  deleteOverdueForms,
  deleteOverdueLeads,
  reduceLeads,
  type Bounds,
  type Overdue,
} from '../db/queries/retention.ts'
import { sweepFiles, type Storage } from './uploads.ts'

/** How many days each kind of record is kept; the privacy policy says so to the people it is about. */
export type RetentionRules = {
  leadDays: number
  consentDays: number
  applicationDays: number
  /** Only count what would go. */
  isDryRun: boolean
}

const day = 24 * 60 * 60 * 1000
const auditDays = 5 * 366

/** Removes what is older than the rules allow; answers how much that was, or would be. */
export async function applyRetention(storage: Storage, rules: RetentionRules): Promise<Overdue> {
  const bounds = boundsOf(rules)
  if (rules.isDryRun) return countOverdue(storage.db, bounds)
  const removed = await storage.db.transaction(async (tx) => ({
    applications: await deleteOverdueApplications(tx, bounds),
    careerForms: await deleteOverdueForms(tx, bounds),
    leads: await deleteOverdueLeads(tx, bounds),
    reducedLeads: await reduceLeads(tx, bounds),
    auditEntries: await deleteOverdueEntries(tx, bounds),
  }))
  await sweepFiles(storage)
  return removed
}

const ago = (days: number) => new Date(Date.now() - days * day)

function boundsOf({ leadDays, consentDays, applicationDays }: RetentionRules): Bounds {
  return {
    leads: ago(leadDays),
    consents: ago(consentDays),
    applications: ago(applicationDays),
    auditEntries: ago(auditDays),
  }
}
