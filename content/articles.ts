import { isPublished } from './is-published.ts'
import { readMarkdown } from './markdown.ts'
import type { Picture } from './page.ts'

export type Article = {
  path: string
  title: string
  pageTitle: string
  description: string
  teaser: string
  /** The day it is published, as YYYY-MM-DD. */
  date: string
  minutes: number
  picture: Picture
  body: string
}

const files = import.meta.glob<string>('./articles/*.md', { query: '?raw', import: 'default', eager: true })

/** Newest first, which is the order of the cards; also those that wait for their day. */
export const articles: Article[] = Object.entries(files)
  .map(([name, source]) => readArticle(name, source))
  .toSorted((one, other) => other.date.localeCompare(one.date))

export const publishedArticles = () => articles.filter((article) => isPublished(article))

function readArticle(name: string, source: string): Article {
  const { facts, body } = readMarkdown(source)
  const fact = (key: string) => {
    const value = facts[key]
    if (!value) throw new Error(`${name} has no ${key}.`)
    return value
  }
  return {
    path: fact('path'),
    title: fact('title'),
    pageTitle: fact('pageTitle'),
    description: fact('description'),
    teaser: fact('teaser'),
    date: fact('date'),
    minutes: Number(fact('minutes')),
    picture: { name: fact('picture'), alt: fact('pictureAlt') },
    body,
  }
}
