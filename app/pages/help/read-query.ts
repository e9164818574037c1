import { withoutInvisible } from '../../../contract/invisible.ts'
import { isStorable, oneLine } from '../../../contract/text.ts'
import { maxQueryLength } from './help-index.ts'

/** What somebody searches for; empty without a search. */
export function readQuery(params: URLSearchParams): string {
  const typed = oneLine(withoutInvisible((params.get('q') ?? '').slice(0, maxQueryLength)))
  return isStorable(typed) ? typed : ''
}
