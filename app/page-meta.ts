import type { MetaDescriptor } from 'react-router'
import { brand } from '../content/brand.ts'

type Page = { path: string; title: string; description: string }

export const absolute = (path: string) => PUBLIC_URL + (path === '/' ? '' : path)

/** What search engines and link previews read of a page. Titles end in the brand's name, once. */
export function pageMeta(page: Page, more: MetaDescriptor[] = []): MetaDescriptor[] {
  const title = page.title.includes(brand.name) ? page.title : `${page.title} | ${brand.name}`
  return [
    { title },
    { name: 'description', content: page.description },
    { tagName: 'link', rel: 'canonical', href: absolute(page.path) },
    { property: 'og:type', content: 'website' },
    { property: 'og:site_name', content: brand.name },
    { property: 'og:title', content: title },
    { property: 'og:description', content: page.description },
    { property: 'og:url', content: absolute(page.path) },
    ...more,
  ]
}
