import { careers } from '../../../content/pages/careers.ts'
import { pageMeta } from '../../page-meta.ts'
import { PageHead } from '../../sections/page-head.tsx'
import { SectionList } from '../../sections/section-list.tsx'
import { siteContext } from '../../site-context.ts'
import type { Route } from './+types/list'

export async function loader({ context }: Route.LoaderArgs) {
  const vacancies = await context.get(siteContext).listOpenVacancies()
  return { vacancies: vacancies.map(({ id, jobTitle, tagline, location }) => ({ id, jobTitle, tagline, location })) }
}

export const meta: Route.MetaFunction = () => pageMeta(careers)

export default function CareersPage({ loaderData: { vacancies } }: Route.ComponentProps) {
  return (
    <>
      <PageHead page={careers} />
      <section className="page section" id="openings">
        <h2>Openings</h2>
        <ul>
          {vacancies.map((vacancy) => (
            <li key={vacancy.id}>{vacancy.jobTitle}</li>
          ))}
        </ul>
      </section>
      <SectionList sections={careers.sections} />
    </>
  )
}
