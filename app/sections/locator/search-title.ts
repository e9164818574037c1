import type { LocatorTexts } from '../../../content/pages/find-agent.ts'
import type { Located } from '../../../server/services/locator.ts'
import { fill } from '../../text/fill.ts'

/** The heading of a search, also used in the page title. */
export function searchTitle({ place, takenAs, asked }: Located, { results }: LocatorTexts): string {
  if (takenAs === 'name' || takenAs === 'unknown') return fill(results.named, { words: asked.near ?? '' })
  if (!place) return results.all
  if (place.kind === 'position') return results.nearYou
  return fill(place.kind === 'state' ? results.inState : results.near, { place: place.name })
}
