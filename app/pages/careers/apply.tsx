import { useEffect, useState } from 'react'
import { data, isRouteErrorResponse, useRouteError } from 'react-router'
import { jobNotFound } from '../../../content/pages/job.ts'
import { applicationPage } from '../../../content/pages/job-application.ts'
import { ApplicationForm } from '../../forms/application/application-form.tsx'
import type { PageHandle } from '../../page-handle.ts'
import { pageMeta } from '../../page-meta.ts'
import { PageHead } from '../../sections/page-head.tsx'
import { siteContext } from '../../site-context.ts'
import { ErrorPage } from '../error.tsx'
import { loadJob, type JobHead } from './load-job.ts'
import { JobNotFound, jobNotFoundMeta } from './not-found.tsx'
import type { Route } from './+types/apply'

export const handle = { hydrate: true } satisfies PageHandle

/** A form can be filled in, and its draft read, while the database is away: the job is then asked for later. */
export async function loader({ context, params }: Route.LoaderArgs) {
  const job = await context
    .get(siteContext)
    .findOpenVacancy(params.id)
    .then(
      ({ id, jobTitle, tagline }): JobHead => ({ id, jobTitle, tagline }),
      (cause: unknown) => {
        if (cause instanceof Response && cause.status >= 500) return undefined
        throw cause
      },
    )
  return data({ job }, { status: job ? 200 : 503 })
}

export const meta: Route.MetaFunction = ({ loaderData, error, params }) => {
  if (!loaderData) return jobNotFoundMeta(error)
  const { jobTitle } = loaderData.job ?? applicationPage.fallback
  const { path, title, description } = applicationPage
  const page = {
    path: `${path}/${params.id}`,
    title: title(jobTitle),
    description: description(jobTitle),
    previewFrom: '/career',
  }
  // The page of the job is the one to be found; this one is for those who have read it.
  return pageMeta(page, [{ name: 'robots', content: 'noindex' }])
}

export default function ApplyPage({ loaderData, params }: Route.ComponentProps) {
  const [job, setJob] = useState(loaderData.job)
  const [loadFailed, setLoadFailed] = useState(false)
  useEffect(() => {
    if (job) return
    void loadJob(params.id).then((found) => (found ? setJob(found) : setLoadFailed(true)))
  }, [job, params.id])

  const { jobTitle, tagline } = job ?? applicationPage.fallback
  const { breadcrumb, crumb, form } = applicationPage
  const way = job ? [...breadcrumb, { text: jobTitle, href: `/careerpagedetails/${job.id}` }] : breadcrumb
  return (
    <>
      <PageHead page={{ breadcrumb: way, crumb, heading: jobTitle, lede: tagline }} />
      <div className="page">
        <ApplicationForm jobId={params.id.toLowerCase()} job={job} loadFailed={loadFailed} texts={form} />
      </div>
    </>
  )
}

export const ErrorBoundary = () => {
  const error = useRouteError()
  return isRouteErrorResponse(error) && error.status === 404 ? <JobNotFound texts={jobNotFound} /> : <ErrorPage />
}
