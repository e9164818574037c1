import { optionalSections } from '../../../contract/application-sections.ts'
import type { FormVacancy, Vacancy } from '../../../contract/vacancy.ts'
import { read } from '../../calls/read.ts'

/** Only open jobs are found. */
export async function loadJob(id: string): Promise<FormVacancy | 'closed' | 'failed'> {
  try {
    const result = await read('vacancies.find', { id })
    if (result.ok) return headOf(result.answer)
    return result.status === 404 ? 'closed' : 'failed'
  } catch {
    return 'failed'
  }
}

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

/** The job as it is now, if it is no longer among the open ones. */
export function lateJob(job: FormVacancy | undefined): FormVacancy | undefined {
  const { closesAt, acceptedUntil } = job ?? {}
  if (!job || !closesAt || !acceptedUntil) return undefined
  const now = Date.now()
  return now > Date.parse(closesAt) && now <= Date.parse(acceptedUntil) ? { ...job, isLate: true } : undefined
}
