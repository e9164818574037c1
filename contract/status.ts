import { z } from 'zod'

export const deliveryLines = ['crm', 'mail', 'hiring', 'email'] as const

const moment = z.string().nullable()

/** The state of the site, for its operators. */
export const SiteStatus = z.object({
  at: z.string(),
  version: z.string(),
  startedAt: z.string(),
  database: z.object({
    bytes: z.number(),
    connections: z.object({ open: z.number(), idle: z.number(), waiting: z.number() }),
  }),
  /** Each delivery channel: whether it is set up, and how many deliveries are waiting or have failed for good. */
  deliveries: z.array(
    z.object({ line: z.enum(deliveryLines), isOn: z.boolean(), waiting: z.number(), failed: z.number() }),
  ),
  /** Reports of missing money, by the day on which the next step is due. */
  notices: z.object({ overdue: z.number(), dueToday: z.number() }),
  files: z.enum(['disk', 'bucket']),
  /** `sample` where no rate service is set up. */
  rates: z.object({ source: z.string(), asOf: z.string() }),
  retention: z.object({ lastRunAt: moment, isDryRun: z.boolean() }),
  backup: z.object({ lastRunAt: moment }),
  /** Sample agents and jobs that are still stored. */
  samples: z.object({ agents: z.number(), vacancies: z.number(), prices: z.number() }),
})
export type SiteStatus = z.infer<typeof SiteStatus>
