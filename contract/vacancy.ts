import { z } from 'zod'
import { because } from './reasons.ts'
import { text } from './text.ts'

const vacancyStatuses = ['active', 'inactive'] as const
export type VacancyStatus = (typeof vacancyStatuses)[number]

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
  status: z.enum(vacancyStatuses),
})

export type Vacancy = z.infer<typeof Vacancy>

/** The admin view of a vacancy. `version` detects changes by someone else; `sample` marks sample data. */
export const AdminVacancy = Vacancy.extend({
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
})
export type VacancyInput = z.infer<typeof VacancyInput>

export const NewVacancy = VacancyInput.extend({ status: z.enum(vacancyStatuses).default('active') })
export type NewVacancy = z.infer<typeof NewVacancy>

/**
 * Without a version the last write wins, as clients of the specified API expect; the audit log records that there was
 * no check. See decision 013.
 */
export const VacancyEdit = VacancyInput.extend({
  status: z.enum(vacancyStatuses).optional(),
  version: z
    .number()
    .int()
    .optional()
    .describe(
      'The version that was read; if the job has changed since, the answer is 409. Without it, it is overwritten.',
    ),
})
export type VacancyEdit = z.infer<typeof VacancyEdit>

export const StatusChange = z.object({
  status: z.enum(vacancyStatuses, because('vacancy.status_invalid')),
})
