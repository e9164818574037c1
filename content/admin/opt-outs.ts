import type { OptOut } from '../../contract/opt-out.ts'

export const optOutWayNames: Record<OptOut['via'], string> = {
  hand: 'by hand',
  import: 'from a file',
  message: 'by text message',
}

export const optOutsTexts = {
  title: 'Opted out',
  back: 'Leads',
  intro: 'These people do not want to be written to. Emails to leads and exports of leads leave them out.',
  search: 'Search',
  searchHint: 'A whole email address or phone number',
  list: 'People who opted out',
  paging: 'More people',
  showing: (count: number) => `Showing ${count}, newest first`,
  erased: 'Erased person',
  kinds: { email: 'Email address', phone: 'Phone number' } satisfies Record<OptOut['kind'], string>,
  since: (when: string, way: string) => `Opted out ${way}, ${when}`,
  ended: (when: string) => `Taken back, ${when}`,
  active: 'Opted out',
  past: 'Taken back',
  remove: 'Take back',
  removeOne: (contact: string) => `Take back the opt-out of ${contact}`,
  removed: 'The opt-out was taken back. The record that there was one is kept.',
  contact: 'Email address or phone number',
  add: 'Add',
  added: 'Added to the people who opted out.',
  file: 'Or import a CSV file',
  fileHelp: 'Every email address and phone number in the file is added.',
  imported: (added: number, known: number, bad: number[]) =>
    [
      `${added.toLocaleString('en')} added, ${known.toLocaleString('en')} known already.`,
      ...(bad.length > 0 ? [`No address or number in line ${shortLines(bad)}.`] : []),
    ].join(' '),
  empty: { title: 'Nobody has opted out', text: 'Add an address or a number above.' },
  noMatch: { title: 'Not in the list', text: 'Search for a whole email address or phone number.' },
}

const mostLines = 10
const shortLines = (lines: number[]) =>
  lines.slice(0, mostLines).join(', ') + (lines.length > mostLines ? `, and ${lines.length - mostLines} more` : '')
