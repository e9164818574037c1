import { del, delMany, getMany, set } from 'idb-keyval'
import type { Answers } from './answers.ts'
import type { Drawing } from './drawing.ts'

export const fileNames = ['resume', 'coverLetter', 'certificationsFile'] as const
export type FileName = (typeof fileNames)[number]
export type DraftFiles = Partial<Record<FileName, File>>

/** `key` marks every try to send this draft as the same application. */
export type SavedAnswers = { answers: Answers; key: string; savedAt: number }

export type Draft = SavedAnswers & { files: DraftFiles; drawing: Drawing | undefined }

const keyOf = (jobId: string, part: string) => `application/${jobId}/${part}`
const parts = ['answers', 'drawing', ...fileNames]

/** A draft is written on a device that may not be the applicant's own: it does not stay for ever. */
const longestMs = 30 * 24 * 60 * 60 * 1000

export async function loadDraft(jobId: string): Promise<Draft | undefined> {
  const [saved, drawing, ...files] = await getMany<unknown>(parts.map((part) => keyOf(jobId, part)))
  if (!isSaved(saved)) return undefined
  if (Date.now() - saved.savedAt > longestMs) {
    await removeDraft(jobId)
    return undefined
  }
  const found = fileNames.flatMap((name, at) => (files[at] instanceof File ? [[name, files[at]] as const] : []))
  return { ...saved, files: Object.fromEntries(found), drawing: isDrawing(drawing) ? drawing : undefined }
}

const isSaved = (value: unknown): value is SavedAnswers =>
  typeof value === 'object' && value !== null && 'answers' in value && 'key' in value && 'savedAt' in value

const isDrawing = (value: unknown): value is Drawing =>
  typeof value === 'object' && value !== null && 'strokes' in value && Array.isArray(value.strokes)

export const saveAnswers = (jobId: string, saved: SavedAnswers) => set(keyOf(jobId, 'answers'), saved)

/** Each file has a place of its own, so that typing does not write it again. */
export const saveFile = (jobId: string, name: FileName, file: File | undefined) =>
  file ? set(keyOf(jobId, name), file) : del(keyOf(jobId, name))

export const saveDrawing = (jobId: string, drawing: Drawing | undefined) =>
  drawing ? set(keyOf(jobId, 'drawing'), drawing) : del(keyOf(jobId, 'drawing'))

export const removeDraft = (jobId: string) => delMany(parts.map((part) => keyOf(jobId, part)))
