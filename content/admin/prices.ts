import type { PriceField } from '../../contract/price-book.ts'
import type { PriceVersion } from '../../contract/desk-prices.ts'

export const pricesTexts = {
  title: 'Prices',
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
  none: 'There are no prices for this country: visitors cannot choose it.',
  problemTitle: (count: number) => (count === 1 ? '1 problem' : `${count} problems`),
  problem: (country: string, row: number, column: string, message: string) =>
    `${country}, row ${row}, ${column}: ${message}`,
  more: (count: number) => `and ${count} more`,
  preview: {
    title: 'Preview of the quote',
    way: 'Way to send',
    wayName: (currency: string, payout: string, payment: string) => `${currency}, ${payout}, ${payment}`,
    amount: 'Amount to send',
    fee: 'Fee',
    tax: 'Tax',
    total: 'Total to pay',
    rate: 'Rate',
    arrives: 'Arrives',
    latest: 'At the latest',
    dollars: (amount: string) => `$${amount}`,
    fixFirst: 'Correct the prices of this country to see a quote.',
  },
  unchanged: 'Nothing has been changed.',
  changed: 'Your changes are kept in this tab until you save or discard them.',
  discard: 'Discard changes',
  save: 'Save a new version',
  saving: {
    title: 'Save a new version?',
    text: (rows: number) => `The new version has ${rows} rows and replaces all prices.`,
    starts: 'Takes effect',
    startsHelp: 'Leave it empty to start right away. The time is that of this computer.',
    confirm: 'Save',
    busy: 'Saving…',
    done: (version: number) => `Version ${version} was saved.`,
  },
  importing: {
    title: 'Import prices from a CSV file',
    text:
      'The file replaces all rows of the table below; nothing is saved until you save a new version. Export the prices ' +
      'first to get a file with the right columns.',
    file: 'CSV file',
    done: (rows: number) => `Read ${rows} rows. Check them, then save a new version.`,
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
}
