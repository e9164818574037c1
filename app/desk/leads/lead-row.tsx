import { inquiryReasonName, leadsTexts, shownName, sourceName } from '../../../content/admin/leads.ts'
import type { LeadRow } from '../../../contract/desk-leads.ts'
import { WorkButton } from '../ui/busy-button.tsx'
import { useMay } from '../calls/use-may.ts'
import { DeskIcon } from '../ui/icon.tsx'
import { InboxRow } from '../inbox/inbox-row.tsx'
import { DeliverySign, DueMark, LeadStateMark, SpamMark } from './lead-marks.tsx'

export const LeadItem = ({ lead, onRetry }: { lead: LeadRow; onRetry: () => Promise<void> }) => (
  <InboxRow
    to={`/admin/leads/${lead.id}`}
    row={{ ...lead, name: shownName(lead.name) }}
    text={[sourceName(lead.source), inquiryReasonName(lead.reason)].filter(Boolean).join(': ')}
    firstLine={lead.firstLine}
  >
    <LeadStateMark lead={lead} />
    {lead.notice && lead.notice.dueOn !== null && <DueMark notice={lead.notice} />}
    {lead.suspectedSpam ? <SpamMark /> : <DeliverySign deliveries={lead.deliveries} />}
    {useMay()('leads.retry') && lead.deliveries.some((delivery) => delivery.state === 'failed') && (
      <WorkButton
        className="button button-quiet button-small"
        aria-label={leadsTexts.retryOne(shownName(lead.name))}
        work={onRetry}
      >
        <DeskIcon name="retry" /> {leadsTexts.retry}
      </WorkButton>
    )}
  </InboxRow>
)
