import { isRouteErrorResponse, useRouteError } from 'react-router'
import { jobLoading, jobPage } from '../../../content/pages/job.ts'
import { jobPosting } from '../../head/job-posting.ts'
import { pageMeta } from '../../head/page-meta.ts'
import { JobFacts } from '../../sections/job/job-facts.tsx'
import { JobText } from '../../sections/job/job-text.tsx'
import { PageHead } from '../../sections/page-head.tsx'
import { siteContext } from '../../rendering/site-context.ts'
import { ErrorPage } from '../error.tsx'
import { JobNotFound, jobNotFoundMeta } from './not-found.tsx'
import { FirstViewEnds } from '../../ui/first-view-ends.tsx'
import type { Route } from './+types/job'

export const loader = async ({ context, params }: Route.LoaderArgs) => ({
  job: await context.get(siteContext).findOpenVacancy(params.id),
})

export const meta: Route.MetaFunction = ({ loaderData, error }) => {
  if (!loaderData) return jobNotFoundMeta(error)
  const { job } = loaderData
  const page = {
    path: `${jobPage.path}/${job.id}`,
    title: jobPage.title(job.jobTitle),
    description: jobPage.description(job.jobTitle, job.location),
    breadcrumb: jobPage.breadcrumb,
    crumb: job.jobTitle,
    previewFrom: '/career',
  }
  return pageMeta(page, [jobPosting(job)])
}

export default function JobPage({ loaderData: { job } }: Route.ComponentProps) {
  const head = { breadcrumb: jobPage.breadcrumb, crumb: job.jobTitle, heading: job.jobTitle, lede: job.tagline }
  const apply = (
    <a className="button button-primary" href={`/Jobapplicationform/${job.id}`}>
      {jobPage.apply}
    </a>
  )
  return (
    <>
      <PageHead page={head}>
        <p>{apply}</p>
      </PageHead>
      <div className="page job">
        <JobFacts job={job} />
        <JobText job={job}>
          <p className="measure soft">{jobPage.beforeApplying}</p>
          <p className="cluster">
            {apply}
            <a className="button button-quiet" href={jobPage.others.href}>
              {jobPage.others.text}
            </a>
          </p>
        </JobText>
      </div>
    </>
  )
}

export const ErrorBoundary = () => {
  const error = useRouteError()
  if (!isRouteErrorResponse(error)) return <ErrorPage />
  if (error.status === 404) return <JobNotFound />
  return error.status === 503 ? <JobLoading /> : <ErrorPage />
}

/** Shown while the database is unavailable. The page reloads itself without any script. */
const JobLoading = () => (
  <div className="page section stack">
    <title>{jobLoading.title}</title>
    <meta httpEquiv="refresh" content={String(jobLoading.seconds)} />
    <h1>{jobLoading.heading}</h1>
    <p className="lede">{jobLoading.lede}</p>
    <p>{jobLoading.help}</p>
    <p className="cluster">
      {jobLoading.actions.map(({ text, href }) => (
        <a className="button button-quiet" href={href} key={href}>
          {text}
        </a>
      ))}
    </p>
    <FirstViewEnds />
  </div>
)
