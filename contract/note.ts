import { z } from 'zod'
import { text } from './text.ts'

/** What a colleague wrote about a person. */
export const Note = z.object({ id: z.uuid(), author: z.string(), text: z.string(), createdAt: z.string() })
export type Note = z.infer<typeof Note>

export const NewNote = z.object({ text: text(4000, 'note.empty') })
