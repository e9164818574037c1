import { publicPages } from '../../content/public-pages.ts'
import { absolute } from '../absolute.ts'
import { element, xmlResponse } from '../xml.ts'

/** An address and the day it last changed, as YYYY-MM-DD. */
type Entry = { path: string; changed: string }

/** Rendered for each request, so that pages made from data can be listed with those of the build. */
export const loader = () =>
  xmlResponse(sitemap(publicPages.map(({ path, dated }) => ({ path, changed: dated ?? BUILT_ON }))))

const sitemap = (entries: Entry[]) =>
  element(
    'urlset',
    entries.map(({ path, changed }) => element('url', [element('loc', absolute(path)), element('lastmod', changed)])),
    { xmlns: 'http://www.sitemaps.org/schemas/sitemap/0.9' },
  )
