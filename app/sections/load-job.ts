import type { Vacancy } from '../../contract/vacancy.ts'

export type JobHead = Pick<Vacancy, 'id' | 'jobTitle' | 'tagline'>

/** Asks for a job that did not come with its page; nothing when it cannot be had now. */
export async function loadJob(id: string): Promise<JobHead | undefined> {
  try {
    const answer = await fetch(`/api/jobs/${encodeURIComponent(id)}`)
    if (!answer.ok) return undefined
    const job: unknown = await answer.json()
    return isJobHead(job) ? { id: job.id, jobTitle: job.jobTitle, tagline: job.tagline } : undefined
  } catch {
    return undefined
  }
}

const isJobHead = (job: unknown): job is JobHead =>
  typeof job === 'object' && job !== null && 'id' in job && 'jobTitle' in job && 'tagline' in job
