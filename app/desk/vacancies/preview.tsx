import { useParams } from 'react-router'
import { vacanciesTexts } from '../../../content/admin/vacancies.ts'
import { jobPage } from '../../../content/pages/job.ts'
import { call } from '../calls/call.ts'
import { deskMeta } from '../frame/meta.ts'
import { useLoaded } from '../calls/use-loaded.ts'
import { useSession } from '../calls/use-session.ts'
import type { PageHandle } from '../../rendering/page-handle.ts'
import { JobFacts } from '../../sections/job/job-facts.tsx'
import { JobText } from '../../sections/job/job-text.tsx'
import { PageHead } from '../../sections/page-head.tsx'

/** Uses the public frame, so that it looks like the public page. */
export const handle = { hydrate: true } satisfies PageHandle

export const headers = () => ({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex, nofollow' })

export const meta = deskMeta(vacanciesTexts.preview)

export default function PreviewPage() {
  const { isSignedIn } = useSession()
  const { id = '' } = useParams()
  return isSignedIn ? <Preview id={id} /> : <Note text={vacanciesTexts.previewLoading} />
}

const Note = ({ text }: { text: string }) => (
  <div className="page section">
    <h1 className="lede">{text}</h1>
  </div>
)

const Preview = ({ id }: { id: string }) => {
  const { data: job, error } = useLoaded(id, () => call('vacancies.find', { id }))
  if (!job) return <Note text={error ?? vacanciesTexts.previewLoading} />
  const head = { breadcrumb: jobPage.breadcrumb, crumb: job.jobTitle, heading: job.jobTitle, lede: job.tagline }
  return (
    <>
      <PageHead page={head}>
        <p className="badge badge-accent">{vacanciesTexts.previewNote[job.status]}</p>
      </PageHead>
      <div className="page job">
        <JobFacts job={job} texts={jobPage.summary} />
        <JobText job={job} titles={jobPage.sections}>
          <p>
            <a className="button button-quiet" href={`/list-jobfor-admin#job-${job.id}`}>
              {vacanciesTexts.title}
            </a>
          </p>
        </JobText>
      </div>
    </>
  )
}
