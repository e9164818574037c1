import { helpPagesIn } from '../../../content/help.ts'
import { helpSynonyms } from '../../../content/pages/help.ts'
import type { Published } from '../../../contract/published.ts'
import { createHelpIndex, type HelpIndex } from './help-index.ts'

const indexes = new WeakMap<Published, HelpIndex>()

/** The index of what is published, made once for each version. */
export function indexOf(published: Published): HelpIndex {
  const known = indexes.get(published)
  if (known) return known
  const entries = helpPagesIn(published).flatMap(({ name, href, questions, isCountry }) =>
    questions.map((question) => ({ ...question, page: name, href, isGeneral: !isCountry })),
  )
  const index = createHelpIndex(entries, helpSynonyms)
  indexes.set(published, index)
  return index
}
