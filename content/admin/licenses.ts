import type { LicensePart, LicenseStatus } from '../../contract/license.ts'

/** The form of a license. */
export const licenseFormTexts = {
  state: 'State',
  chooseState: 'Choose a state',
  stateHelp: 'For a new state, the map and the agent search will be updated with the next release of the site.',
  licenseNumber: 'License number',
  status: 'Status',
  statuses: {
    active: 'Active',
    pending: 'Applied for, not granted yet',
    surrendered: 'No longer held',
  } satisfies Record<LicenseStatus, string>,
  days: {
    issuedOn: 'First issued',
    renewedOn: 'Last renewed',
    expiresOn: 'Valid until',
    surrenderedOn: 'Ended on',
  },
  asOf: 'As of',
  asOfHelp: 'The day you compared these details with the regulator’s.',
  regulator: 'Regulator',
  parts: {
    name: 'Name',
    division: 'Division',
    address: 'Address',
    mailingAddress: 'Mailing address',
    phone: 'Phone',
    tollFree: 'Toll-free phone',
    email: 'Email',
    fax: 'Fax',
    tty: 'TTY',
    website: 'Website',
    complaintUrl: 'Complaints page',
    statute: 'Law',
  } satisfies Record<LicensePart, string>,
  optional: '(optional)',
  disclosures: 'Disclosure',
  disclosuresHelp: 'What the state requires senders to be told, word for word. Leave a blank line between paragraphs.',
  unverified: 'Not verified',
  unverifiedHelp: 'The page marks these details as “not verified.”',
}
