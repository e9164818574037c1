import type { LeadStatistics } from '../../contract/statistics.ts'

export const statisticsTexts = {
  period: 'Period',
  periods: { '7': '7 days', '30': '30 days', '90': '90 days', '365': 'One year' },
  count: 'Number',
  share: 'Share',
  day: 'Day',
  days: 'By day',
  table: 'Show as a table',
  none: 'Nothing in this period.',
  drawing: (from: string, until: string, most: number) => `From ${from} to ${until}; the most on one day: ${most}`,
}

export const leadStatisticsTexts = {
  title: 'Lead statistics',
  link: 'Statistics',
  back: 'Leads',
  total: (count: number) => `${count.toLocaleString('en')} ${count === 1 ? 'lead' : 'leads'}, without spam.`,
  forms: 'By form',
  form: 'Form',
  reasons: 'By reason',
  reason: 'Reason',
  noReason: 'No reason asked',
  cameFrom: 'Where they came from',
  source: 'Source',
  direct: 'Directly, or not known',
  campaigns: 'By campaign',
  campaign: 'Campaign',
  noCampaign: 'No campaign',
  waits: 'Time to the first answer',
  wait: 'Answered',
  median: (hours: string) => `Half of those who were answered waited ${hours} or less.`,
  hours: (hours: number) =>
    hours < 1
      ? `${Math.round(hours * 60)} minutes`
      : hours < 48
        ? `${Math.round(hours)} hours`
        : `${Math.round(hours / 24)} days`,
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
