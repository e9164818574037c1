import { useEffect, useEffectEvent, useState } from 'react'
import { applicationPage } from '../../content/pages/job-application.ts'
import { ApplicationForm } from '../forms/application/application-form.tsx'
import { FormBoundary } from '../forms/application/form-boundary.tsx'
import type { JobState } from '../forms/application/use-application.ts'
import { loadJob, type JobHead } from './load-job.ts'
import { PageHead } from './page-head.tsx'

type Props = { jobId: string; loaded: JobHead | undefined }

/** What the application is for, and the form. A job that did not come with the page is asked for now. */
export const Application = ({ jobId, loaded }: Props) => {
  const [job, setJob] = useState(loaded)
  const [state, setState] = useState<JobState>(loaded ? 'loaded' : 'loading')

  const show = useEffectEvent((found: JobHead | 'closed' | 'failed') => {
    if (typeof found === 'object') {
      setJob(found)
      setState('loaded')
      // A job that is here already stays when it cannot be asked for right now.
    } else if (found === 'closed' || !job) setState(found)
  })
  useEffect(() => {
    if (state === 'loading') void loadJob(jobId).then(show)
  }, [jobId, state])
  // The form takes half an hour, and may lie open for days: the job may be closed meanwhile.
  useEffect(() => {
    const look = () => {
      if (document.visibilityState === 'visible') void loadJob(jobId).then(show)
    }
    document.addEventListener('visibilitychange', look)
    return () => document.removeEventListener('visibilitychange', look)
  }, [jobId])

  const { jobTitle, tagline } = job ?? applicationPage.fallback
  const { breadcrumb, crumb, form } = applicationPage
  const way = job ? [...breadcrumb, { text: jobTitle, href: `/careerpagedetails/${job.id}` }] : breadcrumb
  return (
    <>
      <PageHead page={{ breadcrumb: way, crumb, heading: jobTitle, lede: tagline }} />
      <div className="page">
        <FormBoundary>
          <ApplicationForm
            jobId={jobId}
            job={job}
            jobState={state}
            onLoadAgain={() => setState('loading')}
            onClosed={() => setState('closed')}
            texts={form}
          />
        </FormBoundary>
      </div>
    </>
  )
}
