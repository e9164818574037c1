import { z } from 'zod'

export const vacancyStatuses = ['active', 'inactive'] as const

const text = z.string()
const lines = z.array(z.string())

/** A vacancy as the API answers it; field names are those of the specification. */
export const Vacancy = z.object({
  id: z.uuid(),
  jobTitle: text,
  tagline: text,
  companyOverview: text,
  positionSummary: text,
  keyResponsibilities: lines,
  location: text,
  languageRequirements: text,
  experience: text,
  education: text,
  certifications: text,
  technicalExpertise: lines,
  coreCompetencies: lines,
  benefits: lines,
  professionalGrowth: lines,
  applicationRequirements: lines,
  status: z.enum(vacancyStatuses),
})

export type Vacancy = z.infer<typeof Vacancy>
