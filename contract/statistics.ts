import { z } from 'zod'
import { applicationStages, declineReasons } from './application-options.ts'

/** How many days a statistic covers, today included. */
export const periods = ['7', '30', '90', '365'] as const
export const StatisticsQuery = z.object({ days: z.enum(periods).default('30') })

/** A median is calculated from this many of the latest ones at most. */
export const mostForMedian = 500

/** How many have a value; null stands for those without one. */
export const Share = z.object({ value: z.string().nullable(), count: z.number() })
export type Share = z.infer<typeof Share>
const Shares = z.array(Share)

/** How long people waited for the first answer. */
export const waits = ['hour', 'four_hours', 'day', 'three_days', 'week', 'longer', 'not_yet'] as const

export const LeadStatistics = z.object({
  total: z.number(),
  days: z.array(z.object({ day: z.string(), count: z.number() })),
  forms: Shares,
  reasons: Shares,
  cameFrom: Shares,
  campaigns: Shares,
  waits: z.array(z.object({ wait: z.enum(waits), count: z.number() })),
  /** Half of the latest ones who were answered waited no longer than this. */
  medianHours: z.number().nullable(),
})
export type LeadStatistics = z.infer<typeof LeadStatistics>

const stage = z.enum(applicationStages)

export const ApplicationStatistics = z.object({
  total: z.number(),
  days: z.array(z.object({ day: z.string(), count: z.number() })),
  cameFrom: Shares,
  campaigns: Shares,
  /** Of those received in the period who were not selected. */
  declined: z.array(z.object({ reason: z.enum(declineReasons).nullable(), count: z.number() })),
  /** All applications that the site has. */
  jobs: z.array(z.object({ jobTitle: z.string(), stages: z.array(z.object({ stage, count: z.number() })) })),
  /** Of those that left a stage in the period: how many, and how long half of the latest ones were there at most. */
  stays: z.array(z.object({ stage, count: z.number(), medianDays: z.number().nullable() })),
})
export type ApplicationStatistics = z.infer<typeof ApplicationStatistics>
