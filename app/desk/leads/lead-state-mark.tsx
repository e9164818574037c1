import { leadStateNames, leadWorkTexts } from '../../../content/admin/leads.ts'
import type { LeadRow } from '../../../contract/desk-leads.ts'
import type { LeadState } from '../../../contract/lead-work.ts'
import { formatDate, startOfDay } from '../records/dates.ts'
import { Mark, type MarkLook } from '../ui/mark.tsx'

const marks = {
  new: { kind: 'wait', icon: 'inbox' },
  in_progress: { kind: 'none', icon: 'clock' },
  answered: { kind: 'good', icon: 'check' },
  closed: { kind: 'none', icon: 'dash' },
  spam: { kind: 'none', icon: 'shield' },
} as const satisfies Record<LeadState, MarkLook>

/** Where a lead stands, with its owner and the day to come back to it. */
export const LeadStateMark = ({ lead: { state, owner, followUpOn } }: { lead: LeadRow }) => (
  <Mark
    {...marks[state]}
    text={[leadStateNames[state], owner, followUpOn && leadWorkTexts.followUpShort(formatDate(startOfDay(followUpOn)))]
      .filter(Boolean)
      .join(', ')}
  />
)
