import { readdirSync, readFileSync } from 'node:fs'
import { readMarkdown } from './markdown.ts'

const folder = new URL('./articles/', import.meta.url)

/** The path and date of every article, for the routes, which are read before anything is bundled. */
export const articlePaths = readdirSync(folder)
  .filter((name) => name.endsWith('.md'))
  .map((name) => {
    const { path, date } = readMarkdown(readFileSync(new URL(name, folder), 'utf8')).frontMatter
    if (!path || !date) throw new Error(`content/articles/${name} has no path or no date.`)
    return { path, date }
  })
