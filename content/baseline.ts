import type { Changes } from '../contract/published.ts'

/** The text of the site's files that can be changed in the desk, by kind and key. */
export const baseline: Baseline = { notice: new Map() }

export type Baseline = {
  [K in keyof Changes]: Changes[K] extends ReadonlyMap<string, infer Content>
    ? ReadonlyMap<string, Exclude<Content, null>>
    : never
}
