import { useState, type FormEvent } from 'react'
import { erasureTexts } from '../../../content/admin/applications.ts'
import { chosenTexts } from '../../../content/admin/chosen-applications.ts'
import type { ErasureReason } from '../../../contract/desk-applications.ts'
import { InputField } from '../../ui/field.tsx'
import { call, explain } from '../calls/call.ts'
import { ErasureReasonField } from '../records/erase.tsx'
import { Confirm } from '../ui/confirm.tsx'
import { DialogButtons } from '../ui/dialog-buttons.tsx'

const texts = chosenTexts.erasure

type Props = { ids: string[]; open: boolean; onClose: () => void; onErased: (count: number) => void }

/** Erasing cannot be undone, so the dialog asks for a reason and for the number of applications. */
export const EraseChosen = ({ ids, open, onClose, onErased }: Props) => (
  <Confirm title={texts.title(ids.length)} open={open} onClose={onClose}>
    <EraseForm ids={ids} onClose={onClose} onErased={onErased} />
  </Confirm>
)

const EraseForm = ({ ids, onClose, onErased }: Omit<Props, 'open'>) => {
  const [reason, setReason] = useState<ErasureReason>('time-over')
  const [typed, setTyped] = useState('')
  const [failure, setFailure] = useState<string>()
  const [busy, setBusy] = useState(false)
  const count = Number(typed)
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (count !== ids.length) return
    setBusy(true)
    setFailure(undefined)
    try {
      const { erased } = await call('applications.eraseChosen', { ids, reason, count })
      onErased(erased)
    } catch (cause) {
      setFailure(explain(cause))
      setBusy(false)
    }
  }
  return (
    <form className="form" onSubmit={(event) => void submit(event)}>
      <ul className="ticks">
        <li>{texts.removed}</li>
        <li>{erasureTexts.impossible}</li>
        <li className="is-kept">{texts.kept}</li>
      </ul>
      <ErasureReasonField value={reason} onChange={setReason} />
      <InputField
        id="erase-count"
        label={texts.confirm}
        help={erasureTexts.confirmHelp}
        live
        error={failure}
        inputMode="numeric"
        autoComplete="off"
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
      />
      <DialogButtons
        text={erasureTexts.button}
        busy={busy}
        danger
        disabled={count !== ids.length}
        cancel={erasureTexts.keep}
        onClose={onClose}
      />
    </form>
  )
}
