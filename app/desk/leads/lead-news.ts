import { leadNewsTexts as texts, leadStateNames } from '../../../content/admin/leads.ts'
import type { DeskEvent } from '../../../contract/desk-events.ts'
import type { LeadRow } from '../../../contract/desk-leads.ts'
import { formatDate, startOfDay } from '../records/dates.ts'

type Seen = { event: DeskEvent; who: string; before: LeadRow; after: LeadRow }

/** What a colleague changed about a lead, by comparing it with what was shown before. */
export function leadNews({ event, who, before, after }: Seen): string {
  const what = [
    before.state !== after.state && texts.state(who, leadStateNames[after.state]),
    before.owner !== after.owner && texts.owner(who, after.owner),
    before.followUpOn !== after.followUpOn &&
      texts.followUp(who, after.followUpOn && formatDate(startOfDay(after.followUpOn))),
  ].filter((text) => text !== false)
  if (what.length > 0) return what.join(' ')
  return event.change === 'lead-noted' ? texts.noted(who) : texts.other(who)
}
