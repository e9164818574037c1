import { counted } from '../counted.ts'
import type { DeclineReason } from '../../contract/application-options.ts'
import { mostForMedian, type LeadStatistics } from '../../contract/statistics.ts'

export const statisticsTexts = {
  period: 'Period',
  periods: { '7': '7 days', '30': '30 days', '90': '90 days', '365': 'One year' },
  count: 'Number',
  share: 'Share',
  day: 'Day',
  days: 'By day',
  table: 'Show as a table',
  none: 'Nothing in this period.',
  mostFrequent: (count: number) => `The ${count} most frequent. The percentages are of the total.`,
  drawing: (from: string, until: string, most: number) => `From ${from} to ${until}; the most on one day: ${most}`,
}

export const leadStatisticsTexts = {
  title: 'Lead statistics',
  link: 'Statistics',
  back: 'Leads',
  total: (count: number) => `${counted(count, 'lead')}, not counting spam.`,
  forms: 'By form',
  form: 'Form',
  reasons: 'By reason',
  reason: 'Reason',
  noReason: 'Not asked',
  cameFrom: 'Where they came from',
  source: 'Source',
  direct: 'Direct or unknown',
  campaigns: 'By campaign',
  campaign: 'Campaign',
  noCampaign: 'No campaign',
  waits: 'Time to the first answer',
  wait: 'Answered',
  median: (hours: string) =>
    `Half of the people who got an answer (of the latest ${mostForMedian}, if there are more) waited ${hours} or less.`,
  hours: (hours: number) =>
    hours < 1
      ? counted(Math.max(1, Math.round(hours * 60)), 'minute')
      : hours < 48
        ? counted(Math.round(hours), 'hour')
        : counted(Math.round(hours / 24), 'day'),
}

/** A number of days, in the unit that fits. */
function duration(days: number): string {
  const hours = Math.round(days * 24)
  if (hours === 0) return 'under 1 hour'
  if (hours < 24) return counted(hours, 'hour')
  return counted(Math.round(days), 'day')
}

export const waitNames: Record<LeadStatistics['waits'][number]['wait'], string> = {
  hour: 'Within 1 hour',
  four_hours: 'Within 4 hours',
  day: 'Within 1 day',
  three_days: 'Within 3 days',
  week: 'Within 7 days',
  longer: 'More than 7 days',
  not_yet: 'Not answered yet',
}

export const declineReasonNames: Record<DeclineReason, string> = {
  experience: 'Not enough experience',
  skills: 'Skills do not match',
  languages: 'Languages do not match',
  location: 'Lives too far away',
  pay: 'Pay does not match',
  start_date: 'Start date does not work',
  filled: 'Hired someone else',
  no_reply: 'Did not reply',
  withdrew: 'Withdrew',
  other: 'Other',
}

export const applicationStatisticsTexts = {
  title: 'Hiring statistics',
  link: 'Statistics',
  back: 'Applications',
  total: (count: number) => `${counted(count, 'application')} received.`,
  jobs: 'All applications by job and stage',
  noJobs: 'No applications yet.',
  job: 'Job',
  all: 'All',
  stays: 'Time in stage',
  staysNote: `For applications that left the stage in this period: half of them (of the latest ${mostForMedian}, if there are more) were in it for this long or less.`,
  stage: 'Stage',
  left: 'Left it',
  median: 'Median',
  days: (days: number | null) => (days === null ? '' : duration(days)),
  declined: 'Why applicants were not selected',
  reason: 'Reason',
  noReason: 'No reason given',
}

export const declineTexts = {
  label: 'Why they were not selected',
  hint: 'Optional; only your team sees it.',
  none: 'No reason given',
}
