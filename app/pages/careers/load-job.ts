import { optionalSections } from '../../../contract/application-sections.ts'
import { vacanciesPath } from '../../../contract/public-paths.ts'
import type { FormVacancy, Vacancy } from '../../../contract/vacancy.ts'

/** Only open jobs are found. */
export async function loadJob(id: string): Promise<FormVacancy | 'closed' | 'failed'> {
  try {
    const response = await fetch(`${vacanciesPath}/${encodeURIComponent(id)}`)
    if (response.status === 404) return 'closed'
    const job: unknown = response.ok ? await response.json() : undefined
    return isJob(job) ? headOf(job) : 'failed'
  } catch {
    return 'failed'
  }
}

const isJob = (job: unknown): job is Vacancy =>
  typeof job === 'object' && job !== null && 'id' in job && 'jobTitle' in job && 'tagline' in job

const headOf = ({ id, jobTitle, tagline, skippedSections, residenceArea }: Vacancy): FormVacancy => ({
  id,
  jobTitle,
  tagline,
  skippedSections: optionalSections.filter((section) => skippedSections.includes(section)),
  residenceArea,
  closesAt: null,
  acceptedUntil: null,
  isLate: false,
})

/** The job as it is now, if it is not among the open ones any more. */
export function lateJob(job: FormVacancy | undefined): FormVacancy | undefined {
  const { closesAt, acceptedUntil } = job ?? {}
  if (!job || !closesAt || !acceptedUntil) return undefined
  const now = Date.now()
  return now > Date.parse(closesAt) && now <= Date.parse(acceptedUntil) ? { ...job, isLate: true } : undefined
}
