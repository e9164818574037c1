import type { SiteStatus } from '../../contract/status.ts'

type Line = SiteStatus['deliveries'][number]['line']

export const statusTexts = {
  title: 'Status',
  intro: 'The state of the site right now.',
  reload: 'Refresh',
  deliveries: {
    title: 'Deliveries',
    names: {
      crm: 'Leads to the CRM',
      mail: 'Leads to the team by email',
      hiring: 'Emails about applications',
    } satisfies Record<Line, string>,
    off: 'Not set up',
    good: 'Nothing waiting',
    waiting: (count: number) => `${count.toLocaleString('en')} waiting`,
    failed: (count: number) => `${count.toLocaleString('en')} failed`,
    see: 'See the failed leads',
  },
  work: {
    title: 'Scheduled work',
    retention: 'Old records removed',
    backup: 'Last backup',
    never: 'Not yet',
    dryRun: (moment: string) => `${moment}, counted only`,
    old: (moment: string) => `${moment}, more than a week ago`,
  },
  site: {
    title: 'This site',
    version: 'Version',
    startedAt: 'Running since',
    database: 'Database',
    databaseText: (size: string, open: number, waiting: number) =>
      `${size}, ${open} connections${waiting > 0 ? `, ${waiting} calls waiting for one` : ''}`,
    files: 'Applicants’ files',
    fileStores: { disk: 'On this machine', bucket: 'In a bucket' },
    rates: 'Exchange rates',
    sampleRates: 'Sample rates',
    liveRates: (source: string, moment: string) => `${source}, as of ${moment}`,
  },
}
