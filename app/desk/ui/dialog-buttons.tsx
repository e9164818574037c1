import { deskTexts } from '../../../content/admin/frame.ts'
import { BusyButton } from '../../ui/busy-button.tsx'

type Props = {
  text: string
  busy: boolean
  danger?: boolean
  disabled?: boolean
  cancel?: string
  onClose: () => void
}

/** The buttons of a form in a dialog. */
export const DialogButtons = ({ text, busy, danger, disabled, cancel = deskTexts.cancel, onClose }: Props) => (
  <div className="desk-actions">
    <button className="button button-quiet" type="button" onClick={onClose}>
      {cancel}
    </button>
    <BusyButton
      className={danger ? 'button button-danger-strong' : 'button button-strong'}
      type="submit"
      disabled={disabled}
      busy={busy}
    >
      {text}
    </BusyButton>
  </div>
)
