import { publicPagesIn } from '../../content/public-pages.ts'
import { absolute } from '../head/absolute.ts'
import { publishedContext, siteContext } from '../rendering/site-context.ts'
import { element, xmlResponse } from './xml.ts'
import type { Route } from './+types/sitemap'

/** A path and the day it last changed, as YYYY-MM-DD, if known. */
type Entry = { path: string; changed?: string | undefined }

/** Rendered for each request, because it also lists the pages of open vacancies. */
export async function loader({ context }: Route.LoaderArgs) {
  const pages = publicPagesIn(context.get(publishedContext)).flatMap((group) => group.pages)
  const contentPages = pages.map(({ path, dated }) => ({ path, changed: dated }))
  return xmlResponse(sitemap([...contentPages, ...(await context.get(siteContext).listVacancyPages())]))
}

const sitemap = (entries: Entry[]) =>
  element(
    'urlset',
    entries.map(({ path, changed }) =>
      element('url', [element('loc', absolute(path)), ...(changed ? [element('lastmod', changed)] : [])]),
    ),
    { xmlns: 'http://www.sitemaps.org/schemas/sitemap/0.9' },
  )
