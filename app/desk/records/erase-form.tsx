import { useState } from 'react'
import { erasureReasonNames, erasureTexts } from '../../../content/admin/erasure.ts'
import { erasureReasons, type ErasureReason } from '../../../contract/desk-applications.ts'
import { InputField, SelectField } from '../../ui/field.tsx'
import { useSubmit } from '../calls/use-submit.ts'
import { DialogButtons } from '../ui/dialog-buttons.tsx'
import { Consequences } from './confirm-form.tsx'

type Props = {
  texts: { removed: string; kept: string; confirm: string }
  usualReason: ErasureReason
  inputMode?: 'numeric'
  /** Whether what was typed confirms it. */
  isConfirmed: (typed: string) => boolean
  erase: (reason: ErasureReason, typed: string) => Promise<void>
  onClose: () => void
  children?: React.ReactNode
}

/** Erasing cannot be undone, so the form asks for a reason, and for something to type. */
export const EraseForm = ({ texts, usualReason, inputMode, isConfirmed, erase, onClose, children }: Props) => {
  const [reason, setReason] = useState(usualReason)
  const [typed, setTyped] = useState('')
  const { error, busy, submit } = useSubmit(
    async () => {
      if (isConfirmed(typed)) await erase(reason, typed)
    },
    () => undefined,
  )
  return (
    <form className="form" onSubmit={submit}>
      <Consequences points={[texts.removed, erasureTexts.impossible]} kept={texts.kept} />
      <SelectField
        id="erase-why"
        label={erasureTexts.why}
        value={reason}
        onChange={({ target }) => setReason(erasureReasons.find((known) => known === target.value) ?? usualReason)}
        options={erasureReasons.map((known) => [known, erasureReasonNames[known]])}
      />
      {children}
      <InputField
        id="erase-confirmation"
        label={texts.confirm}
        help={erasureTexts.confirmHelp}
        live
        error={error}
        inputMode={inputMode}
        autoComplete="off"
        spellCheck={false}
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
      />
      <DialogButtons
        text={erasureTexts.button}
        busy={busy}
        danger
        disabled={!isConfirmed(typed)}
        cancel={erasureTexts.keep}
        onClose={onClose}
      />
    </form>
  )
}
