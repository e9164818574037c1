import { useState, type FormEvent } from 'react'
import { erasureTexts, reasonNames } from '../../../content/admin/applications.ts'
import { personTexts } from '../../../content/admin/person.ts'
import { erasureReasons, type Erasure, type ErasureReason } from '../../../contract/desk-applications.ts'
import { Checkbox } from '../../ui/checkbox.tsx'
import { InputField, SelectField } from '../../ui/field.tsx'
import { explain } from '../calls/call.ts'
import { Confirm } from '../ui/confirm.tsx'
import { DialogButtons } from '../ui/dialog-buttons.tsx'
import { DeskIcon } from '../ui/icon.tsx'

type Texts = { title: string; text: string; ask: (name: string) => string; kept: string; confirm: string }
type Props = {
  texts: Texts
  removed: string
  name: string
  /** The part of the name that must be typed to confirm. */
  nameToType: string
  /** How many other records of the person can be erased too. */
  others?: number
  erase: (input: Erasure) => Promise<void>
  onErased: () => void
}

/** Erasing cannot be undone, so the dialog asks for a reason and the name. */
export const Erase = ({ texts, removed, name, nameToType, others = 0, erase, onErased }: Props) => {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <section className="erase" aria-labelledby="erase-title">
      <h2 id="erase-title">{texts.title}</h2>
      <p>{texts.text}</p>
      <button className="button button-danger" type="button" aria-haspopup="dialog" onClick={() => setIsOpen(true)}>
        <DeskIcon name="bin" /> {texts.title}
      </button>
      <Confirm title={texts.ask(name)} open={isOpen} onClose={() => setIsOpen(false)}>
        <EraseForm {...{ texts, removed, nameToType, others, erase, onErased }} onCancel={() => setIsOpen(false)} />
      </Confirm>
    </section>
  )
}

type FormProps = Omit<Props, 'name'> & { onCancel: () => void }

const EraseForm = ({ texts, removed, nameToType, others = 0, erase, onErased, onCancel }: FormProps) => {
  const [reason, setReason] = useState<ErasureReason>('asked')
  const [name, setName] = useState('')
  const [withOthers, setWithOthers] = useState(false)
  const [failure, setFailure] = useState<string>()
  const [busy, setBusy] = useState(false)
  const matches = normalized(name) === normalized(nameToType)
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (!matches) return
    setBusy(true)
    setFailure(undefined)
    try {
      await erase({ reason, name, ...(withOthers && { others: true }) })
      onErased()
    } catch (cause) {
      setFailure(explain(cause))
      setBusy(false)
    }
  }
  return (
    <form className="form" onSubmit={(event) => void submit(event)}>
      <ul className="ticks">
        <li>{removed}</li>
        <li>{erasureTexts.impossible}</li>
        <li className="is-kept">{texts.kept}</li>
      </ul>
      <ErasureReasonField value={reason} onChange={setReason} />
      {others > 0 && (
        <Checkbox id="erase-others" checked={withOthers} onChange={({ target }) => setWithOthers(target.checked)}>
          {personTexts.eraseToo(others)}
        </Checkbox>
      )}
      <InputField
        id="erase-name"
        label={texts.confirm}
        help={erasureTexts.confirmHelp}
        live
        error={failure}
        autoComplete="off"
        spellCheck={false}
        value={name}
        onChange={({ target }) => setName(target.value)}
      />
      <DialogButtons
        text={erasureTexts.button}
        busy={busy}
        danger
        disabled={!matches}
        cancel={erasureTexts.keep}
        onClose={onCancel}
      />
    </form>
  )
}

type ReasonProps = { value: ErasureReason; onChange: (reason: ErasureReason) => void }

export const ErasureReasonField = ({ value, onChange }: ReasonProps) => (
  <SelectField
    id="erase-why"
    label={erasureTexts.why}
    value={value}
    onChange={({ target }) => onChange(erasureReasons.find((known) => known === target.value) ?? 'asked')}
  >
    {erasureReasons.map((known) => (
      <option key={known} value={known}>
        {reasonNames[known]}
      </option>
    ))}
  </SelectField>
)

const normalized = (text: string) => text.trim().normalize('NFC').toLowerCase()
