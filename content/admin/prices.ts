import { counted } from '../counted.ts'
import { listed } from '../listed.ts'
import type { PriceField } from '../../contract/price-book.ts'
import type { PriceVersion } from '../../contract/desk-prices.ts'

export const pricesTexts = {
  title: 'Prices',
  readIntro:
    'What transfers cost. Your role can read the prices; owners and people with the Leads role can change them.',
  intro: 'What transfers cost. Visitors see a new version as soon as it takes effect; saved versions never change.',
  import: 'Import CSV',
  country: 'Country',
  table: (country: string) => `Prices for ${country}`,
  columns: {
    country: 'Country',
    currency: 'Currency',
    payout: 'Payout',
    payment: 'Payment',
    from: 'From $',
    to: 'To $',
    fee: 'Fee $',
    percent: 'Fee %',
    margin: 'Margin %',
    arrival: 'Arrival',
  } satisfies Record<PriceField, string>,
  cell: (column: string, row: number) => `${column}, row ${row}`,
  action: 'Remove',
  remove: (row: number) => `Remove row ${row}`,
  add: 'Add a row',
  none: 'There are no prices for this country, so visitors cannot choose it.',
  unknownCountry: (code: string) => (code ? `${code} (unknown)` : 'No country'),
  problemTitle: (count: number) => counted(count, 'problem'),
  problem: (country: string, row: number, column: string, message: string) =>
    `${country}, row ${row}, ${column}: ${message}`,
  cellProblem: (column: string, message: string) => `${column}: ${message}`,
  preview: {
    title: 'Quote preview',
    way: 'Way to send',
    wayName: (currency: string, payout: string, payment: string) => `${currency}, ${payout}, ${payment}`,
    amount: 'Amount to send',
    fee: 'Fee',
    tax: 'Tax',
    total: 'Total to pay',
    rate: 'Rate',
    arrives: 'Arrives',
    latest: 'Arrives by',
    dollars: (amount: string) => `$${amount}`,
    fixFirst: 'Correct the prices for this country to see a quote.',
  },
  notInEffect: (newest: number, current: number | undefined) =>
    current === undefined
      ? `The table has version ${newest}, the newest one. Visitors now see no prices.`
      : `The table has version ${newest}, the newest one. Visitors now see version ${current}.`,
  unchanged: 'Nothing has been changed.',
  changed: 'Your changes are kept in this tab until you save or discard them.',
  discard: 'Discard changes',
  save: 'Save a new version',
  saving: {
    title: 'Save a new version?',
    text: (rows: number, replaced: number | undefined) =>
      replaced === undefined
        ? `The new version has ${counted(rows, 'row')} and will replace all prices. Here is what will change:`
        : `The new version has ${counted(rows, 'row')} and will replace all prices of version ${replaced}. Here is what will change:`,
    noChanges: (rows: number) => `The new version has ${counted(rows, 'row')}, the same as those it will replace.`,
    replacedBy: (version: number, starts: string) =>
      `On ${starts}, version ${version} will take effect and replace this one. To keep your changes after that, ` +
      'also save a version for that time.',
    starts: 'Takes effect',
    startsHelp: 'Leave this blank to start right away. Times are in this computer’s time zone.',
    confirm: 'Save',
    busy: 'Saving...',
    done: (version: number) => `Version ${version} was saved.`,
  },
  importing: {
    title: 'Import prices from a CSV file',
    text:
      'The file replaces all rows in the table below; nothing is saved until you save a new version. Export the prices ' +
      'first to get a file with the right columns.',
    losesChanges: 'It also replaces any changes that you have not saved.',
    file: 'CSV file',
    badTitle: (count: number) => `${counted(count, 'problem')} in the file`,
    badText: 'Nothing was changed. Correct the file and choose it again.',
    bad: (line: number, column: string, message: string) => `Line ${line}, ${column}: ${message}`,
    done: (rows: number) => `Read ${counted(rows, 'row')}. Check the table, then save a new version.`,
  },
  history: {
    title: 'Versions',
    version: (version: number) => `Version ${version}`,
    states: { upcoming: 'Upcoming', current: 'In effect', past: 'Past' } satisfies Record<
      PriceVersion['state'],
      string
    >,
    sample: 'Sample',
    starts: (moment: string) => `In effect from ${moment}.`,
    saved: (moment: string, by: string) => `Saved ${moment} by ${by}.`,
    ofSample: 'Came with the site.',
    unknown: 'somebody who is no longer in the audit log',
  },
  newer: {
    text: (version: number, by: string) =>
      `${by} saved version ${version} after you started. Add its changes to yours before you save.`,
    somebody: 'Somebody',
    show: (version: number) => `Show version ${version}`,
    merge: 'Add its changes',
    merged: (version: number) => `The changes from version ${version} were added to yours. Nothing is saved yet.`,
    both: (version: number, countries: string[]) =>
      `You both changed ${listed(countries)}: your rows were kept. ` +
      `Compare them with version ${version} before you save.`,
  },
  canceled: {
    text: (version: number) =>
      `Version ${version}, which you started from, was canceled or removed. The table below still has its prices.`,
    keep: 'Keep my table',
    kept: 'Your table was kept. Check what it changes before you save it.',
  },
  version: {
    back: 'Prices',
    changes: 'Changes',
    compared: (version: number) => `Compared with version ${version}.`,
    first: 'There is no version before this one.',
    same: (version: number) => `All prices are the same as in version ${version}.`,
    prices: 'Prices',
    gone: { title: 'No such version', text: 'It may have been canceled, or removed with the sample data.' },
    callOff: {
      open: 'Cancel this version…',
      title: (version: number) => `Cancel version ${version}?`,
      text: 'It will not take effect, and its prices will be deleted. To keep a copy, export them first.',
      confirm: 'Cancel version',
      keep: 'Keep version',
    },
  },
  changes: {
    caption: 'Changed rows',
    columns: { country: 'Country', way: 'Way to send', from: 'From $', change: 'Change' },
    way: (currency: string, payout: string, payment: string) => `${currency}, ${payout}, ${payment}`,
    changed: (column: string, before: string, after: string) => `${column}: ${before} → ${after}`,
    added: 'Added',
    removed: 'Removed',
  },
}
