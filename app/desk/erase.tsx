import { useState, type FormEvent } from 'react'
import { erasureTexts, reasonNames } from '../../content/admin/applications.ts'
import { erasureReasons, type ErasureReason } from '../../contract/desk-applications.ts'
import { BusyButton } from '../ui/busy-button.tsx'
import { InputField, SelectField } from '../ui/field.tsx'
import { call, explain, nothing } from './call.ts'
import { Confirm } from './confirm.tsx'
import { DeskIcon } from './icon.tsx'

type Texts = { title: string; text: string; ask: (name: string) => string; kept: string; confirm: string }
type Props = {
  texts: Texts
  removed: string
  /** Whose data it is, and the part of the name that is typed to confirm. */
  name: string
  typed: string
  path: string
  onErased: () => void
}

/** For good: it asks why, and for the name. */
export const Erase = ({ texts, removed, name, typed, path, onErased }: Props) => {
  const [asked, setAsked] = useState(false)
  return (
    <section className="erase" aria-labelledby="erase-title">
      <h2 id="erase-title">{texts.title}</h2>
      <p>{texts.text}</p>
      <button className="button button-danger" type="button" aria-haspopup="dialog" onClick={() => setAsked(true)}>
        <DeskIcon name="bin" /> {texts.title}
      </button>
      <Confirm title={texts.ask(name)} open={asked} onClose={() => setAsked(false)}>
        <EraseForm {...{ texts, removed, typed, path, onErased }} onKeep={() => setAsked(false)} />
      </Confirm>
    </section>
  )
}

type FormProps = Omit<Props, 'name'> & { onKeep: () => void }

const EraseForm = ({ texts, removed, typed, path, onErased, onKeep }: FormProps) => {
  const [reason, setReason] = useState<ErasureReason>('asked')
  const [name, setName] = useState('')
  const [failure, setFailure] = useState<string>()
  const [busy, setBusy] = useState(false)
  const matches = folded(name) === folded(typed)
  const erase = async (event: FormEvent) => {
    event.preventDefault()
    if (!matches) return
    setBusy(true)
    setFailure(undefined)
    try {
      await call(nothing, path, { method: 'POST', body: { reason, name } })
      onErased()
    } catch (cause) {
      setFailure(explain(cause))
      setBusy(false)
    }
  }
  return (
    <form className="form" onSubmit={(event) => void erase(event)}>
      <ul className="ticks">
        <li>{removed}</li>
        <li>{erasureTexts.impossible}</li>
        <li className="is-kept">{texts.kept}</li>
      </ul>
      <SelectField
        id="erase-why"
        label={erasureTexts.why}
        value={reason}
        onChange={({ target }) => setReason(erasureReasons.find((known) => known === target.value) ?? 'asked')}
      >
        {erasureReasons.map((known) => (
          <option key={known} value={known}>
            {reasonNames[known]}
          </option>
        ))}
      </SelectField>
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
      <div className="desk-actions">
        <button className="button button-quiet" type="button" onClick={onKeep}>
          {erasureTexts.keep}
        </button>
        <BusyButton className="button button-danger-strong" type="submit" disabled={!matches} busy={busy}>
          {erasureTexts.button}
        </BusyButton>
      </div>
    </form>
  )
}

const folded = (text: string) => text.trim().normalize('NFC').toLowerCase()
