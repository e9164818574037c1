import { useEffect, useEffectEvent, useMemo, useState } from 'react'
import { applicationPage, formFor } from '../../../content/pages/job-application.ts'
import { ApplicationForm } from '../../forms/application/application-form.tsx'
import { FormBoundary } from '../../forms/application/form-boundary.tsx'
import type { JobState } from '../../forms/application/use-application.ts'
import type { FormVacancy } from '../../../contract/vacancy.ts'
import { lateJob, loadJob } from './load-job.ts'
import { PageHead } from '../../sections/page-head.tsx'

type Props = { jobId: string; loaded: FormVacancy | undefined }

/** The job's heading, and the form. A job that is missing from the page is loaded now. */
export const Application = ({ jobId, loaded }: Props) => {
  const [job, setJob] = useState(loaded)
  const [state, setState] = useState<JobState>(loaded ? 'loaded' : 'loading')

  const show = useEffectEvent((found: FormVacancy | 'closed' | 'failed') => {
    const late = found === 'closed' ? lateJob(job) : undefined
    if (late) setJob(late)
    else if (typeof found === 'object') {
      setJob({ ...found, closesAt: job?.closesAt ?? null, acceptedUntil: job?.acceptedUntil ?? null })
      setState('loaded')
      // A job that is already loaded stays if it cannot be loaded again.
    } else if (found === 'closed' || !job) setState(found)
  })
  useEffect(() => {
    if (state === 'loading') void loadJob(jobId).then(show)
  }, [jobId, state])
  // Filling in the form takes half an hour, and the tab may be open for days: the job may be closed in the meantime.
  useEffect(() => {
    const recheck = () => {
      if (document.visibilityState === 'visible') void loadJob(jobId).then(show)
    }
    document.addEventListener('visibilitychange', recheck)
    return () => document.removeEventListener('visibilitychange', recheck)
  }, [jobId])

  const { jobTitle, tagline } = job ?? applicationPage.fallback
  const { breadcrumb, crumb } = applicationPage
  const texts = useMemo(() => formFor(job), [job])
  const ancestors = job ? [...breadcrumb, { text: jobTitle, href: `/careerpagedetails/${job.id}` }] : breadcrumb
  return (
    <>
      <PageHead page={{ breadcrumb: ancestors, crumb, heading: jobTitle, lede: tagline }} />
      <div className="page">
        <FormBoundary>
          <ApplicationForm
            jobId={jobId}
            job={job}
            jobState={state}
            onLoadAgain={() => setState('loading')}
            onClosed={() => setState('closed')}
            texts={texts}
          />
        </FormBoundary>
      </div>
    </>
  )
}
