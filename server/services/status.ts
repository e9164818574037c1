import { deliveryLines, type SiteStatus } from '../../contract/status.ts'
import type { Database } from '../db/client.ts'
import { countSamples } from '../db/queries/samples.ts'
import { countDeliveryLines, databaseBytes, readRuns } from '../db/queries/status.ts'
import type { Queue } from '../db/queue.ts'
import { countDueNotices } from './error-notices.ts'
import type { Rates } from './rates.ts'

type StatusParts = {
  database: Pick<Database, 'db' | 'pool'>
  queue: Pick<Queue, 'count'>
  rates: Rates
  version: string
  startedAt: Date
  /** The configured channels. */
  lines: readonly string[]
  files: SiteStatus['files']
  isDryRun: boolean
}

export async function readStatus({ database: { db, pool }, ...parts }: StatusParts): Promise<SiteStatus> {
  const [bytes, counts, runs, samples, notices] = await Promise.all([
    databaseBytes(db),
    countDeliveryLines(db, parts.queue),
    readRuns(db),
    countSamples(db),
    countDueNotices(db),
  ])
  const { source, asOf } = parts.rates.current().market
  return {
    at: new Date().toISOString(),
    version: parts.version,
    startedAt: parts.startedAt.toISOString(),
    database: {
      bytes,
      connections: { open: pool.totalCount, idle: pool.idleCount, waiting: pool.waitingCount },
    },
    deliveries: deliveryLines.map((line) => ({
      line,
      isOn: parts.lines.includes(line),
      waiting: counts.find((count) => count.line === line)?.waiting ?? 0,
      failed: counts.find((count) => count.line === line)?.failed ?? 0,
    })),
    notices,
    files: parts.files,
    rates: { source, asOf },
    retention: { lastRunAt: asText(runs.retention), isDryRun: parts.isDryRun },
    backup: { lastRunAt: asText(runs.backup) },
    samples,
  }
}

/** For values without a column type, the driver returns a Date or a string. */
const asText = (moment: Date | null) => moment && new Date(moment).toISOString()
