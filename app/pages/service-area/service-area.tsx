import { agentsAllTexts, locatorTexts } from '../../../content/pages/find-agent.ts'
import { serviceAreaIn } from '../../../content/published-pages.ts'
import { Island } from '../../islands/island.tsx'
import type { PageHandle } from '../../rendering/page-handle.ts'
import { pageMeta } from '../../head/page-meta.ts'
import { PageHead } from '../../sections/page-head.tsx'
import { SectionList } from '../../sections/section-list.tsx'
import { publishedContext, siteContext } from '../../rendering/site-context.ts'
import { MapSection } from './map-section.tsx'
import locatorStyles from '../../sections/locator/locator.css?url'
import type { Route } from './+types/service-area'

export const links: Route.LinksFunction = () => [{ rel: 'stylesheet', href: locatorStyles }]

export const handle = { islands: true, map: true } satisfies PageHandle

/** Texts come from the loader, so that they are in the page but not in its scripts. */
export async function loader({ context }: Route.LoaderArgs) {
  const site = context.get(siteContext)
  const marks = await site.markAgents()
  const page = serviceAreaIn(context.get(publishedContext))
  return { page, agents: { marks, tiles: site.mapTiles, texts: agentsAllTexts, locator: locatorTexts } }
}

export const meta: Route.MetaFunction = ({ loaderData }) => (loaderData ? pageMeta(loaderData.page) : [])

export default function ServiceAreaPage({ loaderData: { page, agents } }: Route.ComponentProps) {
  return (
    <>
      <PageHead page={page} />
      <MapSection section={page.cities} />
      <Island name="agents-all" {...agents} />
      <MapSection section={page.reach} />
      <SectionList sections={page.sections} startsDeep={false} />
    </>
  )
}
