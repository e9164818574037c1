import { z } from 'zod'
import { optionalSections } from './application-sections.ts'
import { formatDecimal, parseDecimal, powerOfTen } from './decimal.ts'
import { fieldNote } from './field-note.ts'
import { readAmount } from './read-amount.ts'
import { because } from './reasons.ts'
import { text } from './text.ts'

/** A new vacancy may be a draft, which only admins see, until it is published; afterward it never is one again. */
export const vacancyStatuses = ['draft', 'active', 'inactive'] as const
export type VacancyStatus = (typeof vacancyStatuses)[number]

export const payPeriods = ['hour', 'year'] as const
export const employmentTypes = ['full_time', 'part_time', 'contract', 'temporary', 'internship'] as const
export const workplaces = ['on_site', 'hybrid', 'remote'] as const

const stored = z.string()
const storedLines = z.array(z.string())

/** A vacancy in the API; field names are from the specification. */
export const Vacancy = z.object({
  id: z.uuid(),
  jobTitle: stored,
  tagline: stored,
  companyOverview: stored,
  positionSummary: stored,
  keyResponsibilities: storedLines,
  location: stored,
  languageRequirements: stored,
  experience: stored,
  education: stored,
  certifications: stored,
  technicalExpertise: storedLines,
  coreCompetencies: storedLines,
  benefits: storedLines,
  professionalGrowth: storedLines,
  applicationRequirements: storedLines,
  closesOn: z.string().nullable().describe(fieldNote('vacancy.closesOn')),
  payFrom: z.string().nullable().describe(fieldNote('vacancy.pay')),
  payTo: z.string().nullable(),
  payPer: z.enum(payPeriods).nullable(),
  employmentType: z.enum(employmentTypes).nullable(),
  workplace: z.enum(workplaces).nullable(),
  skippedSections: z.array(z.enum(optionalSections)).describe(fieldNote('vacancy.skippedSections')),
  residenceArea: z.string().describe(fieldNote('vacancy.residenceArea')),
  status: z.enum(vacancyStatuses),
})

export type Vacancy = z.infer<typeof Vacancy>

/** What an application form needs to know about its vacancy. */
export const FormVacancy = Vacancy.pick({
  id: true,
  jobTitle: true,
  tagline: true,
  skippedSections: true,
  residenceArea: true,
})
export type FormVacancy = z.infer<typeof FormVacancy> & {
  /** When it closes, and until when applications that were begun in time are accepted; null if it has no last day. */
  closesAt: string | null
  acceptedUntil: string | null
  /** It has closed, and applications are still accepted. */
  isLate: boolean
}

/** What the forms of the desk contain while somebody types; rules are checked later. */
export const VacancyText = Vacancy.omit({ id: true, status: true })
export type VacancyText = z.infer<typeof VacancyText>

/**
 * The admin view of a vacancy. `version` detects changes by someone else; `sample` marks sample data. `hasClosed`: its
 * last day is over, so that the public no longer sees it even if it is active.
 */
export const AdminVacancy = Vacancy.extend({
  hasClosed: z.boolean(),
  version: z.number().int(),
  sample: z.boolean(),
  createdAt: z.coerce.string(),
  updatedAt: z.coerce.string(),
})
export type AdminVacancy = z.infer<typeof AdminVacancy>

const line = (maxLength: number) => z.prefault(text(maxLength), '')
const paragraph = line(4000)

/** Drops empty items, which were added but not filled in. */
const lines = z
  .array(text(1000))
  .max(60, because('vacancy.too_many_items'))
  .default([])
  .transform((items) => items.filter((item) => item !== ''))

/** An amount of money as people write it; stored with two decimals. */
const pay = z.string(because('vacancy.pay_invalid')).transform((written, context) => {
  const decimal = parseDecimal(readAmount(written) ?? '')
  if (decimal && decimal.places <= 2 && decimal.units < powerOfTen(7 + decimal.places))
    return formatDecimal({ units: decimal.units * powerOfTen(2 - decimal.places), places: 2 })
  context.addIssue({ code: 'custom', message: because('vacancy.pay_invalid') })
  return z.NEVER
})

const day = z.iso
  .date(because('vacancy.day_invalid'))
  .refine((date) => date >= '2000-01-01' && date <= '2199-12-31', because('vacancy.day_invalid'))

const choice = <const T extends readonly [string, ...string[]]>(options: T) =>
  z.enum(options, because('vacancy.choice_invalid')).nullable()

/** What the specified fields do not include; null means that nothing is stated. */
const terms = {
  closesOn: day.nullable(),
  payFrom: pay.nullable(),
  payTo: pay.nullable(),
  payPer: choice(payPeriods),
  employmentType: choice(employmentTypes),
  workplace: choice(workplaces),
  skippedSections: z.array(z.enum(optionalSections, because('vacancy.choice_invalid'))),
  residenceArea: text(100),
}

/** What an admin sends. Only the title is required. */
export const VacancyInput = z.object({
  jobTitle: text(200, 'vacancy.title_required'),
  tagline: line(300),
  companyOverview: paragraph,
  positionSummary: paragraph,
  keyResponsibilities: lines,
  location: line(300),
  languageRequirements: line(500),
  experience: line(500),
  education: line(500),
  certifications: line(500),
  technicalExpertise: lines,
  coreCompetencies: lines,
  benefits: lines,
  professionalGrowth: lines,
  applicationRequirements: lines,
  closesOn: terms.closesOn.default(null),
  payFrom: terms.payFrom.default(null),
  payTo: terms.payTo.default(null),
  payPer: terms.payPer.default(null),
  employmentType: terms.employmentType.default(null),
  workplace: terms.workplace.default(null),
  skippedSections: terms.skippedSections.default([]),
  residenceArea: line(100),
})
export type VacancyInput = z.infer<typeof VacancyInput>

/** Pay goes from the lower to the higher amount, and says whether it is for an hour or a year. */
function checkPay({ payFrom, payTo, payPer }: VacancyInput, context: z.RefinementCtx) {
  const problem = (path: keyof VacancyInput, message: string) =>
    context.addIssue({ code: 'custom', path: [path], message })
  if ((payFrom ?? payTo) !== null && payPer === null) problem('payPer', because('vacancy.pay_period_required'))
  if (payFrom !== null && payTo !== null && Number(payFrom) > Number(payTo))
    problem('payTo', because('vacancy.pay_reversed'))
}

/** All rules, including those about several fields. */
export const VacancyFields = VacancyInput.superRefine(checkPay)

export const NewVacancy = VacancyInput.extend({
  vacancyId: z.uuid().optional().describe(fieldNote('record.newId')),
  status: z.enum(vacancyStatuses).default('active'),
}).superRefine(checkPay)
export type NewVacancy = z.infer<typeof NewVacancy>

/**
 * Without a version the last write wins, as clients of the specified API expect; the audit log records that there was
 * no check. See decision 013. Such clients do not know the terms either: those that are missing stay as they are.
 */
export const VacancyEdit = VacancyInput.extend({
  ...z.object(terms).partial().shape,
  status: z.enum(vacancyStatuses).optional(),
  version: z.number().int().optional().describe(fieldNote('vacancy.version')),
})
export type VacancyEdit = z.infer<typeof VacancyEdit>

export const StatusChange = z.object({
  status: z.enum(['active', 'inactive'], because('vacancy.status_invalid')),
})
