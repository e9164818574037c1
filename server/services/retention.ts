import type { Db } from '../db/client.ts'
import { foldDailyCounts } from '../db/queries/daily-counts.ts'
import {
  countOverdue,
  deleteOverdueApplications,
  deleteOverdueForms,
  deleteOverdueLeads,
  recordRun,
  reduceLeads,
  type Bounds,
  type Overdue,
  type RemoveSome,
} from '../db/queries/retention.ts'
import type { AuditChain } from './audit-chain.ts'
import { sweepFiles, type Storage } from './files/uploads.ts'

/** How many days each kind of record is kept; the privacy policy states the same. */
type RetentionRules = {
  leadDays: number
  consentDays: number
  applicationDays: number
  /** Only count what would be removed. */
  isDryRun: boolean
}

const day = 24 * 60 * 60 * 1000
const auditDays = 5 * 366

/**
 * Removes what is older than the rules allow; returns how much that was, or would be. After a long pause the first run
 * only counts: the clock may have jumped ahead, and everything would be removed.
 */
export async function applyRetention(
  storage: Storage,
  chain: AuditChain,
  rules: RetentionRules,
): Promise<Overdue & { isDryRun: boolean }> {
  const bounds = boundsOf(rules)
  const isDryRun = !(await recordRun(storage.db)) || rules.isDryRun
  return {
    isDryRun,
    ...(isDryRun ? await countOverdue(storage.db, bounds) : await removeOverdue(storage, chain, bounds)),
  }
}

async function removeOverdue(storage: Storage, chain: AuditChain, bounds: Bounds): Promise<Overdue> {
  const inSteps = (removeSome: RemoveSome) => removeInSteps(storage.db, bounds, removeSome)
  const removed = {
    applications: await inSteps(deleteOverdueApplications),
    careerForms: await inSteps(deleteOverdueForms),
    leads: await inSteps(deleteOverdueLeads),
    reducedLeads: await inSteps(reduceLeads),
    auditEntries: await storage.db.transaction((tx) => chain.removeBefore(tx, bounds.auditEntries)),
  }
  await sweepFiles(storage)
  await foldDailyCounts(storage.db)
  return removed
}

/** Few enough that no statement takes as long as statements may. */
const most = 500

async function removeInSteps(db: Db, bounds: Bounds, removeSome: RemoveSome): Promise<number> {
  let [all, some] = [0, most]
  while (some === most) {
    some = await db.transaction((tx) => removeSome(tx, bounds, most))
    all += some
  }
  return all
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
