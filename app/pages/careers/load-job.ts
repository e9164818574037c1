import { vacanciesPath } from '../../../contract/public-paths.ts'
import type { Vacancy } from '../../../contract/vacancy.ts'

export type JobHead = Pick<Vacancy, 'id' | 'jobTitle' | 'tagline'>

export async function loadJob(id: string): Promise<JobHead | 'closed' | 'failed'> {
  try {
    const response = await fetch(`${vacanciesPath}/${encodeURIComponent(id)}`)
    if (response.status === 404) return 'closed'
    const job: unknown = response.ok ? await response.json() : undefined
    return isJobHead(job) ? { id: job.id, jobTitle: job.jobTitle, tagline: job.tagline } : 'failed'
  } catch {
    return 'failed'
  }
}

const isJobHead = (job: unknown): job is JobHead =>
  typeof job === 'object' && job !== null && 'id' in job && 'jobTitle' in job && 'tagline' in job
