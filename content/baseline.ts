import type { Changes } from '../contract/published.ts'
import { articleContents } from './articles.ts'

/** The text of the site's files that can be changed in the desk, by kind and key. */
export const baseline: Baseline = { notice: new Map(), article: articleContents() }

export type Baseline = {
  [K in keyof Changes]: Changes[K] extends ReadonlyMap<string, infer Content>
    ? ReadonlyMap<string, Exclude<Content, null>>
    : never
}
