import type { ConsentRecord } from '../contract/desk-leads.ts'
import type { OptOut } from '../contract/opt-out.ts'
import type { Origin } from '../contract/origin.ts'
import { sourceName } from './admin/leads.ts'
import { optOutWayNames } from './admin/opt-outs.ts'
import { originRows } from './admin/origin.ts'
import { brand } from './brand/company.ts'

type Consent = {
  leadId: string
  person: { name: string; email: string; phone: string }
  record: ConsentRecord
  origin: Origin | null
  optOuts: OptOut[]
}

/** One lead's consent as a text to hand over; its checksum is added below. */
export const consentDocument = ({ leadId, person, record, origin, optOuts }: Consent): string => {
  const rows = [
    ['Company', brand.legalName],
    ['Record', leadId],
    ['Name', person.name],
    ['Email', person.email],
    ['Phone', person.phone],
    ['Agreed on', moment(record.createdAt)],
    ['Wording', record.version],
    ['Text messages', record.sms ? 'The wording mentions them.' : 'The wording does not mention them.'],
    ['Form', sourceName(record.source)],
    ['Page', record.page],
    ...originRows(origin),
    ['IP address', record.address],
    ['Browser', record.userAgent],
    ['Fingerprint of the record', record.fingerprint],
  ]
  return [
    'Record of consent',
    rows.flatMap(([term, value]) => (value ? [`${term}: ${value}`] : [])).join('\n'),
    `The person checked a box next to this text:\n\n${record.text}`,
    optOuts.length === 0 ? 'Withdrawals: none' : ['Withdrawals:', ...optOuts.map(withdrawal)].join('\n'),
    '',
  ].join('\n\n')
}

export const checksumLine = (sum: string) => `SHA-256 of the text above this line: ${sum}\n`

function withdrawal({ kind, via, at, endedAt }: OptOut) {
  const way = `${optOutWayNames[via]} on ${moment(at)}`
  const started = kind === 'phone' ? `- Phone number opted out ${way}` : `- Email address opted out ${way}`
  return endedAt ? `${started}; ended on ${moment(endedAt)}` : started
}

const inCompanyZone = new Intl.DateTimeFormat('en-US', {
  dateStyle: 'long',
  timeStyle: 'long',
  timeZone: brand.timeZone,
})

/** In the time zone of the company and in UTC. */
const moment = (iso: string) => `${inCompanyZone.format(new Date(iso)).replaceAll('\u202f', ' ')} (${iso})`
