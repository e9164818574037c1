import { leadsTexts } from '../../../content/admin/leads.ts'
import type { Delivery } from '../../../contract/desk-leads.ts'
import { DeskIcon } from '../ui/icon.tsx'

/** A lead shows the worst state of its deliveries. */
export const DeliveryMark = ({ deliveries }: { deliveries: Delivery[] }) => {
  const failed = deliveries.find((delivery) => delivery.state === 'failed')
  if (failed)
    return (
      <span className="mark mark-bad">
        <DeskIcon name="error" /> {leadsTexts.failed(failed.attempts)}
      </span>
    )
  if (deliveries.some((delivery) => delivery.state === 'waiting'))
    return (
      <span className="mark mark-wait">
        <DeskIcon name="clock" /> {leadsTexts.waiting}
      </span>
    )
  return deliveries.length === 0 ? (
    <span className="mark mark-none">
      <DeskIcon name="dash" /> {leadsTexts.keptHere}
    </span>
  ) : (
    <span className="mark mark-good">
      <DeskIcon name="check" /> {leadsTexts.delivered}
    </span>
  )
}

export const SpamMark = () => (
  <span className="mark mark-wait">
    <DeskIcon name="shield" /> {leadsTexts.suspected}
  </span>
)
