import { useState } from 'react'
import { leadWorkTexts as texts } from '../../../content/admin/leads.ts'
import type { LeadDetail } from '../../../contract/desk-leads.ts'
import { waitingStates, type LeadOwner, type LeadWork } from '../../../contract/lead-work.ts'
import { WorkButton } from '../ui/busy-button.tsx'
import { useDeskInfo, useMay } from '../calls/use-may.ts'
import { formatDate, startOfDay } from '../records/dates.ts'
import { DeskIcon } from '../ui/icon.tsx'
import { useShortcuts } from '../ui/use-shortcuts.ts'
import { useInbox } from '../inbox/inbox.tsx'
import { changeLead } from './lead-actions.ts'
import { SnoozeDialog } from './snooze.tsx'

type Props = { lead: LeadDetail['data']; owners: LeadOwner[] }

/** What people do with a lead most: one click or one key each. After answering or snoozing it, the next one opens. */
export const LeadSteps = ({ lead, owners }: Props) => {
  const { act, actAndGoOn } = useInbox()
  const may = useMay()
  const [isSnoozing, setIsSnoozing] = useState(false)
  const username = useDeskInfo()?.username
  const save = (change: Partial<LeadWork>, said?: string) => () => changeLead(lead, change, said)
  const isWaiting = waitingStates.some((state) => state === lead.state)
  const me = owners.find((owner) => owner.username === username)
  const answer = () => actAndGoOn(save({ state: 'answered' }))
  const snooze = (day: string) => {
    setIsSnoozing(false)
    return actAndGoOn(save({ followUpOn: day }, texts.snoozed(formatDate(startOfDay(day)))))
  }
  const canTake = me !== undefined && lead.ownerId === null
  const take = async () => {
    if (me) await act(save({ ownerId: me.id, ...(lead.state === 'new' && { state: 'in_progress' }) }))
  }
  const isAllowed = may('leads.change')
  useShortcuts({
    e: isAllowed && isWaiting ? () => void answer() : undefined,
    s: isAllowed && isWaiting ? () => setIsSnoozing(true) : undefined,
    a: isAllowed && canTake ? () => void take() : undefined,
    n: isAllowed ? () => document.getElementById('note')?.focus() : undefined,
  })
  if (!isAllowed) return null
  return (
    <div className="desk-actions">
      {isWaiting && (
        <>
          <WorkButton className="button button-strong button-small" work={answer}>
            <DeskIcon name="check" /> {texts.answered}
          </WorkButton>
          <button className="button button-quiet button-small" type="button" onClick={() => setIsSnoozing(true)}>
            <DeskIcon name="clock" /> {texts.snooze}
          </button>
        </>
      )}
      <SnoozeDialog open={isSnoozing} onClose={() => setIsSnoozing(false)} onChosen={(day) => void snooze(day)} />
      {canTake && (
        <WorkButton className="button button-quiet button-small" work={take}>
          {texts.take}
        </WorkButton>
      )}
    </div>
  )
}
