import { z } from 'zod'
import type { CheckedParts } from './checks/parts.ts'
import { paragraphs } from './inline-text.ts'
import type { Claim } from './publication-claim.ts'
import { because, type Reason } from './reasons.ts'
import { email, text } from './text.ts'

/** A pending license is applied for and not granted yet; a surrendered one is no longer held. */
export const licenseStatuses = ['active', 'pending', 'surrendered'] as const
export type LicenseStatus = (typeof licenseStatuses)[number]

export const agencyParts = [
  'name',
  'division',
  'address',
  'mailingAddress',
  'phone',
  'tollFree',
  'email',
  'fax',
  'tty',
  'website',
  'complaintUrl',
] as const

/** The parts that can be marked as not verified. */
export const licenseParts = [...agencyParts, 'statute'] as const
export type LicensePart = (typeof licenseParts)[number]

const required: Reason = 'license.part_required'

const AgencyDraft = z.object({
  name: text(200),
  division: z.optional(text(200)),
  address: text(300),
  mailingAddress: z.optional(text(300)),
  phone: text(40),
  tollFree: z.optional(text(40)),
  email: z.optional(text(254)),
  fax: z.optional(text(60)),
  tty: z.optional(text(60)),
  website: text(500),
  complaintUrl: z.optional(text(500)),
})

/** The license of one state with its regulator, as far as it is written. Days are written as YYYY-MM-DD. */
export const LicenseDraft = z.object({
  /** The two letters of the state. */
  code: text(2),
  state: text(60),
  licenseNumber: text(60),
  status: z.enum(licenseStatuses, because('license.status_required')),
  issuedOn: z.optional(text(10)),
  renewedOn: z.optional(text(10)),
  expiresOn: z.optional(text(10)),
  surrenderedOn: z.optional(text(10)),
  /** The day on which somebody compared these details with the regulator's. */
  asOf: text(10),
  agency: AgencyDraft,
  jurisdiction: text(100),
  statute: z.optional(text(300)),
  /** What could not be confirmed on an official page or in two independent sources. */
  unverified: z.array(z.enum(licenseParts)).optional(),
  /** Paragraphs. Some states prescribe the text, so it must stay verbatim. */
  disclosures: z.array(text(3_000)).max(50, because('license.disclosures_too_long')),
})

const day = z.iso
  .date(because('license.day_invalid'))
  .refine((date) => date >= '1900-01-01' && date <= '2199-12-31', because('license.day_invalid'))

const phone = z.string(required).regex(/^\(\d{3}\) \d{3}-\d{4}$/, because('license.phone_invalid'))

const website = z
  .url({ protocol: /^https$/, error: because('license.website_invalid') })
  .max(500, because('license.website_invalid'))

/** What can be published. */
export const LicenseContent = LicenseDraft.extend({
  code: z.string(required).regex(/^[A-Z]{2}$/, required),
  state: text(60, required),
  issuedOn: day.optional(),
  renewedOn: day.optional(),
  expiresOn: day.optional(),
  surrenderedOn: day.optional(),
  asOf: day,
  agency: AgencyDraft.extend({
    name: text(200, required),
    address: text(300, required),
    phone,
    tollFree: phone.optional(),
    email: z.optional(email('license.email_invalid', 'license.email_invalid')),
    website,
    complaintUrl: website.optional(),
  }),
  jurisdiction: text(100, required),
  disclosures: paragraphs(3_000, { max: 12, required, tooMany: 'license.disclosures_too_long' }),
}).superRefine((license, context) => {
  const refuse = (field: keyof typeof license, reason: Reason) =>
    context.addIssue({ code: 'custom', path: [field], message: reason })
  const { status, issuedOn, renewedOn, expiresOn, surrenderedOn } = license
  if (status !== 'pending' && license.licenseNumber === '') refuse('licenseNumber', 'license.number_required')
  if (status === 'surrendered' && !surrenderedOn) refuse('surrenderedOn', 'license.surrendered_on_required')
  if (isBefore(renewedOn, issuedOn)) refuse('renewedOn', 'license.dates_reversed')
  if (isBefore(expiresOn, renewedOn ?? issuedOn)) refuse('expiresOn', 'license.dates_reversed')
  if (isBefore(surrenderedOn, renewedOn ?? issuedOn)) refuse('surrenderedOn', 'license.dates_reversed')
})
export type LicenseContent = z.output<typeof LicenseContent>

const isBefore = (one: string | undefined, other: string | undefined) =>
  one !== undefined && other !== undefined && one < other

export const emptyLicense: LicenseContent = {
  code: '',
  state: '',
  licenseNumber: '',
  status: 'pending',
  asOf: '',
  agency: { name: '', address: '', phone: '', website: '' },
  jurisdiction: '',
  disclosures: [],
}

/** Names and addresses are the regulator's, and the disclosures are prescribed. */
export const checkedLicense = ({ agency, disclosures }: LicenseContent): CheckedParts => ({
  texts: [{ field: 'disclosures', text: disclosures.join('\n\n'), quoted: true }],
  links: (['website', 'complaintUrl'] as const).flatMap((part) =>
    agency[part] ? [{ field: `agency.${part}`, href: agency[part], text: agency[part] }] : [],
  ),
  pictures: [],
  countsIn: 'status',
})

/** The site lists one license for each state. */
export const stateClaim = ({ code }: LicenseContent): Claim | undefined =>
  code === '' ? undefined : { field: 'code', value: code, taken: 'license.state_taken' }
