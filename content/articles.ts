import { articlePath, type ArticleDraft } from '../contract/article.ts'
import type { Published } from '../contract/published.ts'
import { readPicturePath } from '../contract/picture.ts'
import { dayIn } from '../contract/business-days.ts'
import { brand } from './brand/company.ts'
import { isPublished } from './is-published.ts'
import { readMarkdown } from './markdown.ts'
import type { Picture } from './page.ts'

/** A drawing of the site by name, or an uploaded picture by path. */
export type ArticlePicture = Picture | { path: string; alt: string }

export type Article = {
  path: string
  title: string
  pageTitle: string
  description: string
  teaser: string
  /** The publication date, as YYYY-MM-DD. */
  date: string
  minutes: number
  picture: ArticlePicture
  /** Someone from the team, by name; without one, it is by the company. */
  author?: string
  body: string
}

const files = import.meta.glob<string>('./articles/*.md', { query: '?raw', import: 'default', eager: true })

const newestFirst = (one: Article, other: Article) => other.date.localeCompare(one.date)

/** The articles in the site's files, newest first; includes articles that are not published yet. */
export const articles = Object.entries(files)
  .map(([name, source]) => readArticle(name, source))
  .toSorted(newestFirst)

/** What visitors can read, newest first, in the order of the cards: the files, and what was published at the desk. */
export function articlesIn({ changes }: Published): Article[] {
  const unchanged = articles.filter((article) => isPublished(article) && !changes.article.has(article.path))
  const published = [...changes.article].flatMap(([key, content]) => (content ? [readContent(key, content)] : []))
  return [...unchanged, ...published].toSorted(newestFirst)
}

/** Each is read once, because pages are rendered often. */
const read = new WeakMap<ArticleDraft, Article>()

function readContent(key: string, content: ArticleDraft): Article {
  const article = read.get(content) ?? toArticle(key, content)
  read.set(content, article)
  return article
}

/** An article from the desk. As a draft, it may be incomplete. */
function toArticle(key: string, content: ArticleDraft): Article {
  const { title, teaser, body, picture, pictureAlt: alt, author } = content
  return {
    path: articlePath(key, content),
    title,
    pageTitle: content.pageTitle || title,
    description: content.description || teaser,
    teaser,
    date: content.date || dayIn(brand.timeZone, new Date()),
    minutes: Math.max(1, Math.round(body.split(/\s+/).length / wordsPerMinute)),
    picture: readPicturePath(picture) ? { path: picture, alt } : { name: picture || 'news', alt },
    ...(author && { author }),
    body,
  }
}

const wordsPerMinute = 200

/** An article of the site's files as the desk changes it. */
export const articleContents = (): Map<string, ArticleDraft> =>
  new Map(articles.map((article) => [article.path, toContent(article)]))

const toContent = ({ title, pageTitle, teaser, description, date, picture, body }: FileArticle): ArticleDraft => ({
  title,
  slug: '',
  teaser,
  body,
  picture: picture.name,
  pictureAlt: picture.alt,
  author: '',
  date,
  pageTitle,
  description,
})

/** The articles in the files show drawings only. */
type FileArticle = Article & { picture: Picture }

function readArticle(name: string, source: string): FileArticle {
  const { frontMatter, body } = readMarkdown(source)
  const required = (key: string) => {
    const value = frontMatter[key]
    if (!value) throw new Error(`${name} has no ${key}.`)
    return value
  }
  return {
    path: required('path'),
    title: required('title'),
    pageTitle: required('pageTitle'),
    description: required('description'),
    teaser: required('teaser'),
    date: required('date'),
    minutes: Number(required('minutes')),
    picture: { name: required('picture'), alt: required('pictureAlt') },
    body,
  }
}
