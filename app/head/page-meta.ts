import type { MetaDescriptor } from 'react-router'
import { brand } from '../../content/brand/company.ts'
import type { Crumb } from '../../content/page.ts'
import { absolute } from './absolute.ts'
import { drawnPreview, type Preview } from './preview.ts'
import { breadcrumbList } from './structured-data.ts'

type Page = {
  path: string
  title: string
  description: string
  heading?: string
  breadcrumb?: Crumb[]
  crumb?: string
  /** For a page made from data, which has no preview picture: the page whose picture is used. */
  previewFrom?: string
  /** A picture of its own, uploaded with the text. */
  preview?: Preview
  /** The Open Graph type. */
  kind?: 'website' | 'article'
}

/** Adds the brand name to titles that do not contain it. */
export const titleOf = (title: string) => (title.includes(brand.name) ? title : `${title} | ${brand.name}`)

/** Tags of a page that search engines leave out. */
export const unlistedMeta = ({ title, description }: Pick<Page, 'title' | 'description'>): MetaDescriptor[] => [
  { title: titleOf(title) },
  { name: 'description', content: description },
  { name: 'robots', content: 'noindex' },
]

/** Tags for search engines and link previews. */
export function pageMeta(page: Page, more: MetaDescriptor[] = []): MetaDescriptor[] {
  const title = titleOf(page.title)
  const preview = page.preview ?? drawnPreview(page.previewFrom ?? page.path)
  return [
    { title },
    { name: 'description', content: page.description },
    { tagName: 'link', rel: 'canonical', href: absolute(page.path) },
    { property: 'og:type', content: page.kind ?? 'website' },
    { property: 'og:site_name', content: brand.name },
    { property: 'og:title', content: title },
    { property: 'og:description', content: page.description },
    { property: 'og:url', content: absolute(page.path) },
    { property: 'og:image', content: absolute(preview.path) },
    { property: 'og:image:type', content: preview.type },
    { property: 'og:image:width', content: String(preview.width) },
    { property: 'og:image:height', content: String(preview.height) },
    { property: 'og:image:alt', content: preview.alt ?? `${brand.name}: ${page.heading ?? title}` },
    { name: 'twitter:card', content: 'summary_large_image' },
    ...(page.breadcrumb && page.crumb ? [breadcrumbList(page.breadcrumb, { text: page.crumb, href: page.path })] : []),
    ...more,
  ]
}
