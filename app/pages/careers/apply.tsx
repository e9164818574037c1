import { data, isRouteErrorResponse, useParams, useRouteError } from 'react-router'
import { applicationPage } from '../../../content/pages/job-application.ts'
import { inlineScript } from '../../rendering/inline-scripts.ts'
import { ifAvailable } from '../../rendering/if-available.ts'
import { Island } from '../../islands/island.tsx'
import type { PageHandle } from '../../rendering/page-handle.ts'
import { pageMeta } from '../../head/page-meta.ts'
import { siteContext } from '../../rendering/site-context.ts'
import formStyles from '../../forms/application/application-form.css?url'
import { ErrorPage } from '../error.tsx'
import { JobNotFound, jobNotFoundMeta } from './not-found.tsx'
import noteEntries from './note-entries.ts?inline-script'
import type { Route } from './+types/apply'

const noteScript = inlineScript(noteEntries)

export const links: Route.LinksFunction = () => [{ rel: 'stylesheet', href: formStyles }]

export const handle = { islands: true } satisfies PageHandle

/** The form can be filled in while the database is unavailable; the job is then loaded later. */
export async function loader({ context, params }: Route.LoaderArgs) {
  const job = await ifAvailable(context.get(siteContext).findVacancyToApplyFor(params.id))
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
  // Search engines should list the page of the job, not this one.
  return pageMeta(page, [{ name: 'robots', content: 'noindex' }])
}

export default function ApplyPage({ loaderData, params }: Route.ComponentProps) {
  const { job } = loaderData
  return (
    <>
      <script dangerouslySetInnerHTML={noteScript} />
      <Island
        name="application"
        // The form is complete without code, unless its job still has to be loaded.
        when={job ? 'moved-or-kept' : undefined}
        jobId={params.id.toLowerCase()}
        loaded={job}
      />
    </>
  )
}

/** There may be a draft for a closed job on the visitor's device. */
export const ErrorBoundary = () => {
  const error = useRouteError()
  const { id = '' } = useParams()
  if (!isRouteErrorResponse(error) || error.status !== 404) return <ErrorPage />
  return (
    <>
      <JobNotFound />
      <Island name="saved-draft" jobId={id.toLowerCase()} />
    </>
  )
}
