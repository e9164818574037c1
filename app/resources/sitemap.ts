import { publicPages } from '../../content/public-pages.ts'
import { absolute } from '../absolute.ts'
import { siteContext } from '../site-context.ts'
import { element, xmlResponse } from '../xml.ts'
import type { Route } from './+types/sitemap'

/** An address and the day it last changed, as YYYY-MM-DD. */
type Entry = { path: string; changed: string }

/** Rendered for each request: the pages of the vacancies that are open are listed with those of the build. */
export async function loader({ context }: Route.LoaderArgs) {
  const built = publicPages.map(({ path, dated }) => ({ path, changed: dated ?? BUILT_ON }))
  return xmlResponse(sitemap([...built, ...(await context.get(siteContext).listVacancyPages())]))
}

const sitemap = (entries: Entry[]) =>
  element(
    'urlset',
    entries.map(({ path, changed }) => element('url', [element('loc', absolute(path)), element('lastmod', changed)])),
    { xmlns: 'http://www.sitemaps.org/schemas/sitemap/0.9' },
  )
