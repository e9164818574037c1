import { choiceName } from '../../../content/admin/publishing-history.ts'
import { formatDateTimeZone } from '../records/dates.ts'

const moments = new Set(['startsAt', 'endsAt'])

/** What a part of an item says, as its form shows it. */
export const partText = (part: string, text: string): string =>
  moments.has(part) ? formatDateTimeZone(text) : choiceName(part, text)
