import { isPublished } from './is-published.ts'
import { readMarkdown } from './markdown.ts'
import type { Picture } from './page.ts'

export type Article = {
  path: string
  title: string
  pageTitle: string
  description: string
  teaser: string
  /** The publication date, as YYYY-MM-DD. */
  date: string
  minutes: number
  picture: Picture
  body: string
}

const files = import.meta.glob<string>('./articles/*.md', { query: '?raw', import: 'default', eager: true })

/** Newest first, in the order of the cards; includes articles that are not published yet. */
export const articles: Article[] = Object.entries(files)
  .map(([name, source]) => readArticle(name, source))
  .toSorted((one, other) => other.date.localeCompare(one.date))

export const publishedArticles = () => articles.filter((article) => isPublished(article))

function readArticle(name: string, source: string): Article {
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
