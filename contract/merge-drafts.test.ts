import { expect, test } from 'vitest'
import { mergeDrafts } from './merge-drafts.ts'

const values = ['', 'a', 'b']
const drafts = values.flatMap((title) => values.map((text) => ({ title, text })))

test('[PUB-8] of two drafts, every change is kept, and only fields that both changed differently are in conflict', () => {
  for (const base of drafts)
    for (const mine of drafts)
      for (const theirs of drafts) {
        const { merged, conflicts } = mergeDrafts(base, mine, theirs)
        for (const field of ['title', 'text'] as const) {
          const changed = [mine, theirs].filter((draft) => draft[field] !== base[field]).map((draft) => draft[field])
          const distinct = new Set(changed)
          expect(conflicts.includes(field)).toBe(distinct.size === 2)
          expect(merged[field]).toBe(distinct.size === 2 ? mine[field] : (changed[0] ?? base[field]))
        }
      }
})
