import { data } from 'react-router'
import { careersPopup, careersPopupForm, resumePosted } from '../../../content/career-form.ts'
import { careers, openingsTexts } from '../../../content/pages/careers.ts'
import { PostedNotice } from '../../forms/posted-notice.tsx'
import { ifAvailable } from '../../if-available.ts'
import type { PageHandle } from '../../page-handle.ts'
import { pageMeta } from '../../page-meta.ts'
import { CareersPopup } from '../../sections/careers-popup.tsx'
import { Openings } from '../../sections/openings.tsx'
import { PageHead } from '../../sections/page-head.tsx'
import { SectionList } from '../../sections/section-list.tsx'
import { siteContext } from '../../site-context.ts'
import type { Route } from './+types/list'

export const handle = { islands: true } satisfies PageHandle

/**
 * While the database is away, everything but the openings is shown, with status 200: the page does what it is for, a
 * proxy does not replace it with an error page, and search engines keep it. The pages of the jobs say 503 meanwhile.
 * No cache keeps it, so the openings are back with the next request.
 */
export async function loader({ context, request }: Route.LoaderArgs) {
  const vacancies = await ifAvailable(context.get(siteContext).listOpenVacancies())
  const { applyFor, ...openings } = openingsTexts
  const shown = {
    page: careers,
    openings,
    vacancies: vacancies?.map(({ id, jobTitle, tagline, location }) => {
      const apply = applyFor(jobTitle)
      return { id, jobTitle, tagline, location, apply }
    }),
    popup: careersPopup,
    form: careersPopupForm,
    posted: postedNotice(new URL(request.url).searchParams.get('resume')),
  }
  return data(shown, vacancies ? undefined : { headers: { 'cache-control': 'no-store' } })
}

export const headers = ({ loaderHeaders }: Route.HeadersArgs) => loaderHeaders

/** What became of a resume that was sent without JavaScript. */
function postedNotice(outcome: string | null) {
  if (outcome !== 'sent' && outcome !== 'failed') return undefined
  return { ok: outcome === 'sent', telling: resumePosted[outcome] }
}

export const meta: Route.MetaFunction = ({ loaderData }) => (loaderData ? pageMeta(loaderData.page) : [])

export default function CareersPage({ loaderData }: Route.ComponentProps) {
  const { page, openings, vacancies, popup, form, posted } = loaderData
  return (
    <>
      <PageHead page={page}>
        {posted && <PostedNotice answer={posted} />}
        <CareersPopup popup={popup} texts={form} />
      </PageHead>
      <Openings texts={openings} openings={vacancies} />
      <SectionList sections={page.sections} />
    </>
  )
}
