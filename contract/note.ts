import { z } from 'zod'
import { fieldNote } from './field-note.ts'
import { text } from './text.ts'

/** What a colleague wrote about a person. */
export const Note = z.object({ id: z.uuid(), author: z.string(), text: z.string(), createdAt: z.string() })
export type Note = z.infer<typeof Note>

export const NewNote = z.object({
  text: text(4000, 'note.empty'),
  noteId: z.uuid().optional().describe(fieldNote('record.newId')),
})
export type NewNote = z.output<typeof NewNote>
