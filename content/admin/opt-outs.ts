import type { OptOut } from '../../contract/opt-out.ts'

export const optOutWayNames: Record<OptOut['via'], string> = {
  hand: 'by hand',
  import: 'from a file',
  message: 'by text message',
}

export const optOutsTexts = {
  title: 'Opted out',
  back: 'Leads',
  intro: 'These people do not want messages from us. They are left out of emails to leads and exports of leads.',
  search: 'Search',
  searchHint: 'Full email or phone number',
  list: 'People who opted out',
  paging: 'More people',
  showing: (count: number) => `Showing ${count}, newest first`,
  erased: 'Erased person',
  kinds: { email: 'Email address', phone: 'Phone number' } satisfies Record<OptOut['kind'], string>,
  since: (when: string, way: string) => `Opted out ${way}, ${when}`,
  ended: (when: string) => `Ended ${when}`,
  active: 'Opted out',
  past: 'Ended',
  remove: 'End opt-out',
  removeOne: (contact: string) => `End opt-out for ${contact}`,
  removed: 'The opt-out was ended. A record of it is kept.',
  contact: 'Email address or phone number',
  add: 'Add',
  added: 'Added to the opt-out list.',
  file: 'Or import a CSV file',
  fileHelp: 'Every email address and phone number in the file is added. Numbers need an area code.',
  imported: (added: number, known: number, bad: number[]) =>
    [
      `${added.toLocaleString('en')} added, ${known.toLocaleString('en')} already on the list.`,
      ...(bad.length > 0 ? [nothingOn(bad)] : []),
    ].join(' '),
  empty: { title: 'Nobody has opted out', text: 'Add an address or a number above.' },
  noMatch: { title: 'Not on the list', text: 'Search for a full email address or phone number.' },
}

const nothingOn = (lines: number[]) =>
  lines.length === 1
    ? `No address or number on line ${shortLines(lines)}.`
    : `No address or number on lines ${shortLines(lines)}.`

const mostLines = 10
const shortLines = (lines: number[]) => {
  const named = lines.slice(0, mostLines).join(', ')
  return lines.length > mostLines ? `${named}, and ${lines.length - mostLines} more` : named
}
