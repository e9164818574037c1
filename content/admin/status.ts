import { counted } from '../counted.ts'
import type { RemovedSamples } from '../../contract/samples.ts'
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
      email: 'Emails from the admin area',
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
  samples: {
    title: 'Sample data',
    text: (agents: number, jobs: number, books: number) =>
      `This site still shows ${counted(agents, 'sample agent')}, ${counted(jobs, 'sample job')}, and ${counted(books, 'sample price book')}. Remove them before you open it to visitors.`,
    remove: 'Remove sample data',
    ask: 'Remove all sample data?',
    consequences: [
      'Sample agents, jobs, and prices will disappear from the site right away.',
      'This cannot be undone.',
      'Samples that you have edited count as your own and will stay. A sample job that people applied for will be closed and kept with their applications.',
    ],
    keep: 'Keep them',
    removed: ({ agents, vacancies, prices, closed }: RemovedSamples) => {
      const removed = `Removed ${counted(agents, 'agent')}, ${counted(vacancies, 'job')}, and ${counted(prices, 'price book')}.`
      return closed > 0 ? `${removed} Closed ${counted(closed, 'job')} that people had applied for.` : removed
    },
  },
  site: {
    title: 'This site',
    version: 'Version',
    startedAt: 'Running since',
    database: 'Database',
    databaseText: (size: string, open: number, waiting: number) =>
      waiting > 0
        ? `${size}, ${counted(open, 'connection')}, ${counted(waiting, 'call')} waiting for one`
        : `${size}, ${counted(open, 'connection')}`,
    files: 'Applicants’ files',
    fileStores: { disk: 'On this machine', bucket: 'In a bucket' },
    rates: 'Exchange rates',
    sampleRates: 'Sample rates',
    liveRates: (source: string, moment: string) => `${source}, as of ${moment}`,
  },
}
