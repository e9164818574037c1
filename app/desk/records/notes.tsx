import { useRef, useState } from 'react'
import { z } from 'zod'
import { noteTexts as texts } from '../../../content/admin/notes.ts'
import type { Note } from '../../../contract/note.ts'
import { BusyButton } from '../ui/busy-button.tsx'
import { TextField } from '../../ui/field.tsx'
import { useSubmit } from '../calls/use-submit.ts'
import { formatDateTime } from './dates.ts'
import { newId } from './new-id.ts'
import { useDraft } from './use-draft.ts'

/** Another id for each text: sent twice, because an answer was lost, it is still one note. */
const Draft = z.object({ text: z.string(), noteId: z.string() })

const none = { text: '', noteId: '' }

type Props = {
  /** Of the record that the notes are about. */
  id: string
  notes: Note[]
  /** Undefined for those who may not write one. */
  add: ((note: { text: string; noteId: string }) => Promise<Note>) | undefined
  onAdded: (note: Note) => void
}

/** What colleagues wrote about a person, with a field for one more. */
export const Notes = ({ id, notes, add, onAdded }: Props) => {
  const draft = useDraft(`note-${id}`, Draft, none)
  const [added, setAdded] = useState('')
  const { text } = draft.value
  const typed = useRef(draft.value.noteId)
  const write = (next: string) => {
    typed.current = newId()
    draft.change(next === '' ? none : { text: next, noteId: typed.current })
  }
  const { error, busy, submit } = useSubmit(
    async () => {
      setAdded('')
      return text.trim() === '' ? undefined : add?.(draft.value)
    },
    (note) => {
      if (!note) return
      // What was typed in the meantime is another note.
      if (typed.current === note.id) draft.drop(none)
      setAdded(texts.added)
      onAdded(note)
    },
  )
  return (
    <>
      {add && (
        <form className="form" onSubmit={submit}>
          <TextField
            id="note"
            label={texts.label}
            note={texts.hint}
            rows={2}
            live
            error={error === undefined ? undefined : `${texts.failed}: ${error}`}
            value={text}
            onChange={({ target }) => write(target.value)}
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
    </>
  )
}
