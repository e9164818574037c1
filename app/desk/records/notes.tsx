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
  const draft = useDraft(`note-${id}`, z.string(), '')
  const [added, setAdded] = useState('')
  /** Another one for each text. */
  const noteId = useRef(newId())
  const write = (text: string) => {
    noteId.current = newId()
    draft.change(text)
  }
  const { error, busy, submit } = useSubmit(
    async () => {
      setAdded('')
      return draft.value.trim() === '' ? undefined : add?.({ text: draft.value, noteId: noteId.current })
    },
    (note) => {
      if (!note) return
      draft.drop('')
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
            value={draft.value}
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
