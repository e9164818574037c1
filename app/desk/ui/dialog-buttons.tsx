import { deskTexts } from '../../../content/admin/frame.ts'
import { BusyButton } from './busy-button.tsx'

type Props = {
  text: string
  busy: boolean
  danger?: boolean
  disabled?: boolean
  cancel?: string | undefined
  /** In place of submitting: for a dialog inside a form that must not be submitted. */
  onPress?: () => void
  onClose: () => void
}

export const DialogButtons = ({ text, busy, danger, disabled, cancel = deskTexts.cancel, onPress, onClose }: Props) => (
  <div className="desk-actions">
    <button className="button button-quiet" type="button" onClick={onClose}>
      {cancel}
    </button>
    <BusyButton
      className={danger ? 'button button-danger-strong' : 'button button-strong'}
      type={onPress ? 'button' : 'submit'}
      onClick={onPress}
      disabled={disabled}
      busy={busy}
    >
      {text}
    </BusyButton>
  </div>
)
