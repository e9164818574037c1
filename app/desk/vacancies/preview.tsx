import type { ReactNode } from 'react'
import { useRouteError } from 'react-router'
import { vacanciesTexts } from '../../../content/admin/vacancies.ts'
import { jobPage } from '../../../content/pages/job.ts'
import { call, explain } from '../calls/call.ts'
import { deskMeta } from '../frame/meta.ts'
import { useSession } from '../calls/use-session.ts'
import type { PageHandle } from '../../rendering/page-handle.ts'
import { JobFacts } from '../../sections/job/job-facts.tsx'
import { JobText } from '../../sections/job/job-text.tsx'
import { PageHead } from '../../sections/page-head.tsx'
import { PreviewNote } from './preview-note.tsx'
import type { Route } from './+types/preview'

/** Uses the public frame, so that it looks like the public page. */
export const handle = { hydrate: true } satisfies PageHandle

export const headers = () => ({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex, nofollow' })

export const meta = deskMeta(vacanciesTexts.preview)

export const clientLoader = ({ params }: Route.ClientLoaderArgs) => call('vacancies.find', { id: params.id })

export const HydrateFallback = () => <Note text={vacanciesTexts.previewLoading} />

export const ErrorBoundary = () => (
  <Note text={explain(useRouteError()) ?? vacanciesTexts.previewLoading}>
    <BackToJobs />
  </Note>
)

const Note = ({ text, children }: { text: string; children?: ReactNode }) => (
  <div className="page section">
    <h1 className="lede">{text}</h1>
    {children}
  </div>
)

const BackToJobs = ({ to = '' }: { to?: string }) => (
  <p>
    <a className="button button-quiet" href={`/list-jobfor-admin${to}`}>
      {vacanciesTexts.title}
    </a>
  </p>
)

export default function PreviewPage({ loaderData: job }: Route.ComponentProps) {
  const { isHidden } = useSession()
  if (isHidden) return <HydrateFallback />
  const head = { breadcrumb: jobPage.breadcrumb, crumb: job.jobTitle, heading: job.jobTitle, lede: job.tagline }
  return (
    <>
      <PageHead page={head}>
        <PreviewNote job={job} shown="job" />
      </PageHead>
      <div className="page job">
        <JobFacts job={job} />
        <JobText job={job}>
          <BackToJobs to={`#job-${job.id}`} />
        </JobText>
      </div>
    </>
  )
}
