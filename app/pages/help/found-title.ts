import { helpTexts } from '../../../content/pages/help.ts'
import { fill } from '../../text/fill.ts'

/** What a search found, as the heading and the title of the page. */
export function foundTitle(count: number, query: string): string {
  if (count === 0) return fill(helpTexts.none, { query })
  return count === 1 ? fill(helpTexts.one, { query }) : fill(helpTexts.many, { n: count, query })
}
