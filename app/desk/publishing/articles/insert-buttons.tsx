import { deskTexts } from '../../../../content/admin/frame.ts'
import { BusyButton } from '../../../ui/busy-button.tsx'

type Props = { text: string; busy?: boolean; onDone: () => void; onClose: () => void }

/** The buttons of a dialog inside the form of an article, which must not submit that form. */
export const InsertButtons = ({ text, busy = false, onDone, onClose }: Props) => (
  <div className="desk-actions">
    <button className="button button-quiet" type="button" onClick={onClose}>
      {deskTexts.cancel}
    </button>
    <BusyButton className="button button-strong" type="button" busy={busy} onClick={onDone}>
      {text}
    </BusyButton>
  </div>
)
