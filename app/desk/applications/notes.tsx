import { useState, type FormEvent } from 'react'
import { z } from 'zod'
import { applicantTexts } from '../../../content/admin/applications.ts'
import type { Note } from '../../../contract/desk-applications.ts'
import { BusyButton } from '../../ui/busy-button.tsx'
import { TextField } from '../../ui/field.tsx'
import { call, explain } from '../calls/call.ts'
import { useMay } from '../calls/use-may.ts'
import { useDraft } from '../records/use-draft.ts'
import { formatDateTime } from '../records/dates.ts'

type Props = { id: string; notes: Note[]; onAdded: (note: Note) => void }

export const Notes = ({ id, notes, onAdded }: Props) => {
  const texts = applicantTexts.notes
  const may = useMay()
  const draft = useDraft(`note-${id}`, z.string(), '')
  const [failure, setFailure] = useState<string>()
  const [added, setAdded] = useState('')
  const [busy, setBusy] = useState(false)
  const add = async (event: FormEvent) => {
    event.preventDefault()
    if (draft.value.trim() === '') return
    setBusy(true)
    setAdded('')
    setFailure(undefined)
    try {
      const note = await call('applications.addNote', { id, text: draft.value })
      draft.drop('')
      setAdded(texts.added)
      onAdded(note)
    } catch (cause) {
      setFailure(explain(cause))
    }
    setBusy(false)
  }
  return (
    <section className="panel" aria-labelledby="notes">
      <h2 id="notes">{texts.title}</h2>
      {may('applications.addNote') && (
        <form className="form" onSubmit={(event) => void add(event)}>
          <TextField
            id="note"
            label={texts.label}
            note={texts.hint}
            rows={2}
            live
            error={failure === undefined ? undefined : `${texts.failed}: ${failure}`}
            value={draft.value}
            onChange={({ target }) => draft.change(target.value)}
          />
          <p>
            <BusyButton className="button button-quiet button-small" type="submit" busy={busy}>
              {texts.button}
            </BusyButton>
            <output className="visually-hidden">{added}</output>
          </p>
        </form>
      )}
      <ol className="notes">
        {notes.map((note) => (
          <li className="note" key={note.id}>
            <p>{note.text}</p>
            <small>
              {note.author}, {formatDateTime(note.createdAt)}
            </small>
          </li>
        ))}
      </ol>
    </section>
  )
}
