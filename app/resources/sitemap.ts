import { isListed, publicPages } from '../../content/public-pages.ts'
import { absolute } from '../absolute.ts'
import { siteContext } from '../site-context.ts'
import { element, xmlResponse } from '../xml.ts'
import type { Route } from './+types/sitemap'

/** An address and the day it last changed, as YYYY-MM-DD, where that is known. */
type Entry = { path: string; changed?: string | undefined }

/** Rendered for each request: the pages of the vacancies that are open are listed with those of the content. */
export async function loader({ context }: Route.LoaderArgs) {
  const written = publicPages.filter(isListed).map(({ path, dated }) => ({ path, changed: dated }))
  return xmlResponse(sitemap([...written, ...(await context.get(siteContext).listVacancyPages())]))
}

const sitemap = (entries: Entry[]) =>
  element(
    'urlset',
    entries.map(({ path, changed }) =>
      element('url', [element('loc', absolute(path)), ...(changed ? [element('lastmod', changed)] : [])]),
    ),
    { xmlns: 'http://www.sitemaps.org/schemas/sitemap/0.9' },
  )
