import { data } from 'react-router'
import { careerOutcomes, careersPopup, careersPopupForm } from '../../../content/career-form.ts'
import { careers, openingsTexts } from '../../../content/pages/careers.ts'
import { withQuestions } from '../../../content/questions.ts'
import { postedAnswer, withErrorTitle } from '../../forms/posted-answer.ts'
import { Island } from '../../islands/island.tsx'
import { ifAvailable } from '../../rendering/if-available.ts'
import type { PageHandle } from '../../rendering/page-handle.ts'
import { pageMeta } from '../../head/page-meta.ts'
import { Openings } from './openings.tsx'
import { FormPopup } from '../../sections/form-popup.tsx'
import { PageHead } from '../../sections/page-head.tsx'
import { SectionList } from '../../sections/section-list.tsx'
import { publishedContext, siteContext } from '../../rendering/site-context.ts'
import type { Route } from './+types/list'

export const handle = { islands: true } satisfies PageHandle

/**
 * While the database is unavailable, everything but the openings is shown, with status 200, so that a proxy does not
 * replace the page with an error page and search engines keep it. The pages of the jobs answer 503. The response is not
 * cached, so the openings are back with the next request.
 */
export async function loader(args: Route.LoaderArgs) {
  const vacancies = await ifAvailable(args.context.get(siteContext).listOpenVacancies())
  const answer = postedAnswer(args, 'career-popup', careerOutcomes.success)
  const { applyFor, ...openings } = openingsTexts
  const shown = {
    page: withErrorTitle(withQuestions(args.context.get(publishedContext), careers), answer),
    openings,
    vacancies: vacancies?.map(({ id, jobTitle, tagline, location }) => {
      const apply = applyFor(jobTitle)
      return { id, jobTitle, tagline, location, apply }
    }),
    popup: careersPopup,
    form: careersPopupForm,
    answer,
  }
  return data(shown, vacancies ? undefined : { headers: { 'cache-control': 'no-store' } })
}

export const headers = ({ loaderHeaders }: Route.HeadersArgs) => loaderHeaders

export const meta: Route.MetaFunction = ({ loaderData }) => (loaderData ? pageMeta(loaderData.page) : [])

export default function CareersPage({ loaderData }: Route.ComponentProps) {
  const { page, openings, vacancies, popup, form, answer } = loaderData
  return (
    <>
      <PageHead page={page}>
        <FormPopup id={popup.id} path={page.path} popup={popup}>
          <Island name="career-form" place="popup" label={popup.title} texts={form} answer={answer} />
        </FormPopup>
      </PageHead>
      <Openings texts={openings} openings={vacancies} />
      <SectionList sections={page.sections} />
    </>
  )
}
