import type { Note } from '../../contract/note.ts'

/** A note as clients get it. */
export const asNote = ({ id, author, text, createdAt }: Omit<Note, 'createdAt'> & { createdAt: Date }): Note => ({
  id,
  author,
  text,
  createdAt: createdAt.toISOString(),
})
