import { data } from 'react-router'
import { findAgentPage, findAgentTexts, locatorTexts } from '../../../content/pages/find-agent.ts'
import { agentData } from '../../head/agent-data.ts'
import { ifAvailable } from '../../rendering/if-available.ts'
import { Island } from '../../islands/island.tsx'
import type { PageHandle } from '../../rendering/page-handle.ts'
import { pageMeta } from '../../head/page-meta.ts'
import { frameName, LocatorFrame } from './locator-frame.tsx'
import { LocatorUnavailable } from '../../sections/locator/locator-unavailable.tsx'
import { searchTitle } from '../../sections/locator/search-title.ts'
import { PageHead } from '../../sections/page-head.tsx'
import { Points, Paragraphs } from '../../sections/text-blocks.tsx'
import { siteContext } from '../../rendering/site-context.ts'
import locatorStyles from '../../sections/locator/locator.css?url'
import type { Route } from './+types/find-agent'

export const links: Route.LinksFunction = () => [{ rel: 'stylesheet', href: locatorStyles }]

export const handle = { islands: true, map: true } satisfies PageHandle

/** Never cached, because a search may contain somebody's position. */
export const headers = () => ({ 'cache-control': 'no-store' })

/** Without a search, the locator is shown in an iframe; a search uses the full page, with list and map. */
export async function loader({ context, request }: Route.LoaderArgs) {
  const site = context.get(siteContext)
  const { searchParams } = new URL(request.url)
  const isSearch = searchParams.size > 0 && site.locatorUrl === undefined
  const found = isSearch ? await ifAvailable(site.locateAgents(searchParams)) : null
  const shown = {
    page: isSearch ? withoutPicture(findAgentPage) : findAgentPage,
    frame: { url: site.locatorUrl ?? '/locator', texts: findAgentTexts, isOwn: site.locatorUrl === undefined },
    found,
    tiles: site.mapTiles,
    texts: locatorTexts,
  }
  return data(shown, { status: found === undefined ? 503 : 200 })
}

const withoutPicture = ({ picture: _picture, lede: _lede, ...page }: typeof findAgentPage) => page

/** Searches link to endless further searches, so search engines neither index them nor follow their links. */
export const meta: Route.MetaFunction = ({ loaderData }) => {
  if (!loaderData?.found) return pageMeta(findAgentPage)
  const { found, texts } = loaderData
  const robots = { name: 'robots', content: 'noindex, nofollow' }
  return pageMeta({ ...findAgentPage, title: searchTitle(found, texts) }, [robots, agentData(found.data)])
}

export default function FindAgentPage({ loaderData: { page, frame, found, tiles, texts } }: Route.ComponentProps) {
  const { bring, noAgent } = frame.texts
  return (
    <>
      <PageHead page={page}>
        {found === null && frame.isOwn && (
          <Island name="frame-search" when="touched" action="/locator" target={frameName} texts={texts} />
        )}
      </PageHead>
      {found && (
        <div className="page below-head">
          <Island
            name="locator"
            when="moved"
            action="/find-agent"
            found={found}
            tiles={tiles}
            texts={texts}
            framed={false}
          />
        </div>
      )}
      {found === null && <LocatorFrame {...frame} />}
      {found === undefined && <LocatorUnavailable texts={texts} />}
      <div className="section section-deep">
        <div className="page grid">
          <section className="col-6 stack" aria-labelledby="bring-title">
            <h2 id="bring-title">{bring.title}</h2>
            <Points texts={bring.points} />
            <Paragraphs texts={[bring.more]} />
          </section>
          <section className="col-5 start-8 stack" aria-labelledby="no-agent-title">
            <h2 id="no-agent-title">{noAgent.title}</h2>
            <p>{noAgent.text}</p>
            <p>
              <a className="button button-strong phone-number" href={noAgent.phone.uri}>
                {noAgent.phone.display}
              </a>
            </p>
          </section>
        </div>
      </div>
    </>
  )
}
