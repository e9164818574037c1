import { data } from 'react-router'
import { helpTopicsIn } from '../../../content/help.ts'
import { helpPage, helpTexts } from '../../../content/pages/help.ts'
import { pageMeta } from '../../head/page-meta.ts'
import { questionData } from '../../head/structured-data.ts'
import { publishedContext } from '../../rendering/site-context.ts'
import { Band } from '../../sections/band.tsx'
import { PageHead } from '../../sections/page-head.tsx'
import { FoundAnswers } from './found-answers.tsx'
import { foundTitle } from './found-title.ts'
import { searchHelp } from './help-index.ts'
import { HelpSearch } from './help-search.tsx'
import { HelpTopics } from './help-topics.tsx'
import { indexOf } from './index-of.ts'
import { readQuery } from './read-query.ts'
import helpStyles from './help.css?url'
import type { Route } from './+types/help'

/** What people search for is theirs, so no answer is kept; without a search, the server may reuse the page for a moment. */
export const headers = ({ loaderHeaders }: Route.HeadersArgs) => loaderHeaders

export function loader({ context, request }: Route.LoaderArgs) {
  const published = context.get(publishedContext)
  const query = readQuery(new URL(request.url).searchParams)
  const found = query ? searchHelp(indexOf(published), query) : null
  const { topics, countries } = helpTopicsIn(published)
  return data({ query, found, topics, countries }, { headers: { 'cache-control': query ? 'no-store' : 'no-cache' } })
}

export const links: Route.LinksFunction = () => [{ rel: 'stylesheet', href: helpStyles }]

/** Search engines index the page once, not every search. */
export const meta: Route.MetaFunction = ({ loaderData }) => {
  if (!loaderData) return pageMeta(helpPage)
  const { found, query } = loaderData
  if (found) {
    const title = foundTitle(found.length, query)
    return pageMeta({ ...helpPage, title }, [{ name: 'robots', content: 'noindex, nofollow' }])
  }
  const questions = loaderData.topics.flatMap(({ pages }) => pages.flatMap((page) => page.questions))
  return pageMeta(helpPage, [questionData(questions)])
}

export default function HelpPage({ loaderData: { query, found, topics, countries } }: Route.ComponentProps) {
  return (
    <>
      <PageHead page={helpPage}>
        <HelpSearch query={query} />
      </PageHead>
      {found ? <FoundAnswers query={query} found={found} /> : <HelpTopics topics={topics} countries={countries} />}
      <Band section={helpTexts.contact} />
    </>
  )
}
