import { data } from 'react-router'
import { findAgentPage, locatorTexts } from '../../../content/pages/find-agent.ts'
import { ifAvailable } from '../../rendering/if-available.ts'
import { Island } from '../../islands/island.tsx'
import type { PageHandle } from '../../rendering/page-handle.ts'
import { pageMeta } from '../../head/page-meta.ts'
import { LocatorUnavailable } from '../../sections/locator/locator-unavailable.tsx'
import { searchTitle } from '../../sections/locator/search-title.ts'
import { siteContext } from '../../rendering/site-context.ts'
import locatorStyles from '../../sections/locator/locator.css?url'
import type { Route } from './+types/locator'

export const links: Route.LinksFunction = () => [{ rel: 'stylesheet', href: locatorStyles }]

export const handle = { islands: true, framed: true, map: true } satisfies PageHandle

/**
 * The locator in the iframe of /find-agent, which is the page that search engines should list. A search may contain
 * somebody's position; without one the page is the same for everybody, and the server may reuse it for a moment.
 */
export const headers = ({ loaderHeaders }: Route.HeadersArgs) => ({
  'cache-control': loaderHeaders.get('cache-control') ?? 'no-store',
  'x-robots-tag': 'noindex, nofollow',
})

export async function loader({ context, request }: Route.LoaderArgs) {
  const { searchParams } = new URL(request.url)
  const site = context.get(siteContext)
  const found = await ifAvailable(site.locateAgents(searchParams))
  const cacheControl = searchParams.size > 0 ? 'no-store' : 'no-cache'
  const init = { status: found ? 200 : 503, headers: { 'cache-control': cacheControl } }
  return data({ found, tiles: site.mapTiles, texts: locatorTexts }, init)
}

export const meta: Route.MetaFunction = ({ loaderData }) => {
  const { path } = findAgentPage
  const title = loaderData?.found ? searchTitle(loaderData.found, locatorTexts) : locatorTexts.title
  return pageMeta({ path, title, description: locatorTexts.description }, [
    { name: 'robots', content: 'noindex, nofollow' },
  ])
}

export default function LocatorPage({ loaderData: { found, tiles, texts } }: Route.ComponentProps) {
  return (
    <>
      <h1 className="visually-hidden" id="framed-title">
        {texts.title}
      </h1>
      {found ? (
        <Island name="locator" when="moved" action="/locator" found={found} tiles={tiles} texts={texts} framed />
      ) : (
        <LocatorUnavailable texts={texts} />
      )}
    </>
  )
}
