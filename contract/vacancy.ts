import { z } from 'zod'
import { text } from './text.ts'

export const vacancyStatuses = ['active', 'inactive'] as const
export type VacancyStatus = (typeof vacancyStatuses)[number]

const stored = z.string()
const storedLines = z.array(z.string())

/** A vacancy as the API answers it; field names are those of the specification. */
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

/** What an admin sees of a vacancy: its version tells whether somebody else has changed it; samples are invented. */
export const AdminVacancy = Vacancy.extend({
  version: z.number().int(),
  sample: z.boolean(),
  createdAt: z.coerce.string(),
  updatedAt: z.coerce.string(),
})
export type AdminVacancy = z.infer<typeof AdminVacancy>

const line = (most: number) => text(most).default('')
const paragraph = line(4000)

/** Empty lines are items that somebody added and did not fill. */
const lines = z
  .array(text(1000))
  .max(60, 'Please use at most 60 items.')
  .default([])
  .transform((items) => items.filter((item) => item !== ''))

/** What an admin sends. Only a title is needed; everything else may be filled in later. */
export const VacancyInput = z.object({
  jobTitle: text(200, 'Job title is required.'),
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
 * Without a version the last writer wins, as plain callers of the specified API expect; the audit log says that nobody
 * had looked. See decision 013.
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
  status: z.enum(vacancyStatuses, 'The status must be active or inactive.'),
})

export const vacancyMessages = {
  notFound: 'Job not found',
  changedMeanwhile: 'Someone else has changed this job in the meantime. Load it anew to see their changes.',
} as const
