import { plainPages } from '../../content/plain-pages.ts'
import { plainPageIn } from '../../content/published-pages.ts'
import { atPath } from '../rendering/at-path.ts'
import { pageMeta } from '../head/page-meta.ts'
import { publishedContext } from '../rendering/site-context.ts'
import { PageHead } from '../sections/page-head.tsx'
import { SectionList } from '../sections/section-list.tsx'
import type { Route } from './+types/plain'

export const loader = ({ pattern, context }: Route.LoaderArgs) => ({
  page: plainPageIn(context.get(publishedContext), atPath(plainPages, pattern)),
})

export const meta: Route.MetaFunction = ({ loaderData }) => (loaderData ? pageMeta(loaderData.page) : [])

export default function PlainPage({ loaderData: { page } }: Route.ComponentProps) {
  return (
    <>
      <PageHead page={page} endsFirstView={false} />
      <SectionList sections={page.sections} endsFirstView />
    </>
  )
}
