import { leadsTexts } from '../../../content/admin/leads.ts'
import type { Delivery } from '../../../contract/desk-leads.ts'
import { Mark } from '../ui/mark.tsx'

/** In a row, only a failure is worth reading; the other states are a small sign. */
export const DeliverySign = ({ deliveries }: { deliveries: Delivery[] }) => (
  <span className={deliveries.some(({ state }) => state === 'failed') ? undefined : 'delivery-sign'}>
    <DeliveryMark deliveries={deliveries} />
  </span>
)

/** A lead shows the worst state of its deliveries. */
export const DeliveryMark = ({ deliveries }: { deliveries: Delivery[] }) => {
  const failed = deliveries.find((delivery) => delivery.state === 'failed')
  if (failed) return <Mark kind="bad" icon="error" text={leadsTexts.failed(failed.attempts)} />
  if (deliveries.some((delivery) => delivery.state === 'waiting'))
    return <Mark kind="wait" icon="clock" text={leadsTexts.waiting} />
  return deliveries.length === 0 ? (
    <Mark kind="none" icon="dash" text={leadsTexts.keptHere} />
  ) : (
    <Mark kind="good" icon="check" text={leadsTexts.delivered} />
  )
}

export const SpamMark = () => <Mark kind="wait" icon="shield" text={leadsTexts.suspected} />
