import { useEffect, useState } from 'react'
import { applicationPage } from '../../content/pages/job-application.ts'
import { ApplicationForm } from '../forms/application/application-form.tsx'
import { loadJob, type JobHead } from './load-job.ts'
import { PageHead } from './page-head.tsx'

type Props = { jobId: string; loaded: JobHead | undefined }

/** What the application is for, and the form. A job that did not come with the page is asked for now. */
export const Application = ({ jobId, loaded }: Props) => {
  const [job, setJob] = useState(loaded)
  const [loadFailed, setLoadFailed] = useState(false)
  useEffect(() => {
    if (job) return
    void loadJob(jobId).then((found) => (found ? setJob(found) : setLoadFailed(true)))
  }, [job, jobId])

  const { jobTitle, tagline } = job ?? applicationPage.fallback
  const { breadcrumb, crumb, form } = applicationPage
  const way = job ? [...breadcrumb, { text: jobTitle, href: `/careerpagedetails/${job.id}` }] : breadcrumb
  return (
    <>
      <PageHead page={{ breadcrumb: way, crumb, heading: jobTitle, lede: tagline }} />
      <div className="page">
        <ApplicationForm jobId={jobId} job={job} loadFailed={loadFailed} texts={form} />
      </div>
    </>
  )
}
