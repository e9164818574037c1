import { z } from 'zod'
import type { CheckedParts } from './checks/parts.ts'
import { headingSlug } from './heading-slug.ts'
import { isTooNested } from './markdown.ts'
import type { Claim } from './publication-claim.ts'
import { readPicturePath } from './picture.ts'
import { because } from './reasons.ts'
import { text } from './text.ts'

/** Drawings of the site that an article may show in place of an uploaded picture. */
export const articleDrawings = [
  'article-b2b',
  'article-barriers',
  'article-benefits',
  'article-future',
  'article-guide-card',
  'article-investing',
  'article-partnerships',
  'article-security',
  'article-stories',
] as const

const maxBodyLength = 40_000

/**
 * What is written so far; nothing is required yet. Where `pageTitle` or `description` is empty, title and teaser are
 * used. An article without an author is by the company. `picture` is the path of an uploaded one, or names a drawing.
 */
export const ArticleDraft = z.object({
  title: text(120),
  /** The end of its address. An article from the site's files has an address of its own. */
  slug: text(80),
  teaser: text(300),
  body: text(maxBodyLength),
  picture: text(200),
  pictureAlt: text(300),
  author: text(100),
  /** As YYYY-MM-DD. */
  date: text(10),
  pageTitle: text(70),
  description: text(200),
})
export type ArticleDraft = z.output<typeof ArticleDraft>

const isPicture = (picture: string) =>
  readPicturePath(picture) !== undefined || articleDrawings.some((name) => name === picture)

export const ArticleContent = ArticleDraft.extend({
  title: text(120, 'article.title_required'),
  slug: text(80).check(z.regex(/^(?:[a-z\d]+(?:-[a-z\d]+)*)?$/, because('article.slug_invalid'))),
  teaser: text(300, 'article.teaser_required'),
  body: text(maxBodyLength, 'article.body_required').check(
    z.refine((body) => !isTooNested(body), because('article.too_nested')),
  ),
  picture: text(200, 'article.picture_required').check(z.refine(isPicture, because('picture.not_ours'))),
  pictureAlt: text(300, 'article.alt_required'),
  date: z.iso.date(because('article.date_required')),
})

export const emptyArticle: ArticleDraft = {
  title: '',
  slug: '',
  teaser: '',
  body: '',
  picture: '',
  pictureAlt: '',
  author: '',
  date: '',
  pageTitle: '',
  description: '',
}

/** Where search engines get texts of their own, those are read as well. */
export const articleParts = ({
  title,
  teaser,
  body,
  pageTitle,
  description,
  pictureAlt,
}: ArticleDraft): CheckedParts => ({
  texts: Object.entries({ title, teaser, body, pageTitle, description }).map(([field, words]) => ({
    field,
    text: words,
  })),
  links: [],
  // The rules of the fields say when it is missing.
  pictures: pictureAlt ? [{ field: 'pictureAlt', alt: pictureAlt }] : [],
})

/** The address of an article from the site's files is its key; that of any other ends with its slug. */
export const articlePath = (key: string, { slug }: Pick<ArticleDraft, 'slug'>) =>
  key.startsWith('/') ? key : `/blog/${slug || 'new-article'}`

export const addressClaim = (article: ArticleDraft, key: string): Claim =>
  key.startsWith('/') || article.slug !== ''
    ? { field: 'slug', value: articlePath(key, article), taken: 'article.slug_taken' }
    : { field: 'slug', missing: 'article.slug_required' }

/** A title as the end of an address: “Send money for Eid” becomes “send-money-for-eid”. */
export const slugOf = (title: string) =>
  headingSlug(title.normalize('NFD').replaceAll(/[\p{M}'’]/gu, ''))
    .slice(0, 80)
    .replace(/-$/, '')
