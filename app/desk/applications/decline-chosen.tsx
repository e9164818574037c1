import { useState } from 'react'
import { chosenTexts } from '../../../content/admin/chosen-applications.ts'
import type { DeclineReason } from '../../../contract/application-options.ts'
import { useSubmit } from '../calls/use-submit.ts'
import { DialogButtons } from '../ui/dialog-buttons.tsx'
import { DeclineReasonSelect } from './decline-reason.tsx'

const texts = chosenTexts.declining

type Props = { onDecline: (reason: DeclineReason | null) => Promise<void>; onClose: () => void }

/** Asks once why all selected applicants were not selected for the job. */
export const DeclineChosen = ({ onDecline, onClose }: Props) => {
  const [reason, setReason] = useState<DeclineReason | null>(null)
  const { busy, submit } = useSubmit(() => onDecline(reason), onClose)
  return (
    <form className="form" onSubmit={submit}>
      <p>{texts.text}</p>
      <DeclineReasonSelect id="chosen-reason" reason={reason} onChange={setReason} />
      <DialogButtons text={texts.button} busy={busy} onClose={onClose} />
    </form>
  )
}
