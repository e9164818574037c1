import { vacanciesTexts } from '../../../content/admin/vacancies.ts'
import { applicationPage, formFor } from '../../../content/pages/job-application.ts'
import { ApplicationForm } from '../../forms/application/application-form.tsx'
import formStyles from '../../forms/application/application-form.css?url'
import { PageHead } from '../../sections/page-head.tsx'
import { useSession } from '../calls/use-session.ts'
import { PreviewNote } from './preview-note.tsx'
import { clientLoader, ErrorBoundary, handle, headers, HydrateFallback, meta } from './preview.tsx'
import type { Route } from './+types/preview-form'

export { clientLoader, ErrorBoundary, handle, headers, HydrateFallback, meta }

export const links: Route.LinksFunction = () => [{ rel: 'stylesheet', href: formStyles }]

/** The form as applicants see it; it is not sent. */
export default function PreviewFormPage({ loaderData: job }: Route.ComponentProps) {
  const { isHidden } = useSession()
  if (isHidden) return <HydrateFallback />
  const { breadcrumb, crumb } = applicationPage
  return (
    <>
      <PageHead page={{ breadcrumb, crumb, heading: job.jobTitle, lede: job.tagline }}>
        <PreviewNote job={job} shown="form" />
      </PageHead>
      <div className="page">
        <ApplicationForm
          jobId={`preview-${job.id}`}
          job={{ ...job, acceptedUntil: null, isLate: false }}
          jobState="loaded"
          onLoadAgain={() => undefined}
          onClosed={() => undefined}
          preview={vacanciesTexts.previewSend}
          texts={formFor(job)}
        />
      </div>
    </>
  )
}
