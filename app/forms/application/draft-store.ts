import { del, delMany, getMany, set, update } from 'idb-keyval'
import { withChanges, type Answers } from './answers.ts'
import type { Drawing } from './drawing.ts'

export const fileNames = ['resume', 'coverLetter', 'certificationsFile'] as const
export type FileName = (typeof fileNames)[number]
export type DraftFiles = Partial<Record<FileName, File>>
export type ChosenNames = Partial<Record<FileName, string>>

/** `key` marks every try to send this draft as the same application. */
export type SavedAnswers = {
  answers: Answers
  key: string
  savedAt: number
  /** What the chosen files are called, also of those that the browser refused to keep. */
  chosen: ChosenNames
}

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
  return {
    ...saved,
    // Drafts that were saved before the names were kept have none.
    chosen: saved.chosen ?? {},
    files: Object.fromEntries(found),
    drawing: isDrawing(drawing) ? drawing : undefined,
  }
}

const isSaved = (value: unknown): value is Omit<SavedAnswers, 'chosen'> & { chosen?: ChosenNames } =>
  typeof value === 'object' && value !== null && 'answers' in value && 'key' in value && 'savedAt' in value

const isDrawing = (value: unknown): value is Drawing =>
  typeof value === 'object' && value !== null && 'strokes' in value && Array.isArray(value.strokes)

/** What was changed, and all that is entered in the tab where it was. */
export type Edit = { changes: Answers; entered: Answers; chosen: Partial<Record<FileName, string | undefined>> }

/**
 * Writes what was changed over what is stored, in one step: another tab may have changed other fields meanwhile. The key
 * of the tab that saved first stays.
 */
export async function saveEdit(jobId: string, key: string, { changes, entered, chosen }: Edit): Promise<SavedAnswers> {
  const saved: SavedAnswers = { answers: entered, key, savedAt: Date.now(), chosen: defined(chosen) }
  await update<unknown>(keyOf(jobId, 'answers'), (stored) => {
    if (!isSaved(stored)) return saved
    saved.answers = withChanges(stored.answers, changes)
    saved.key = stored.key
    saved.chosen = defined({ ...stored.chosen, ...chosen })
    return saved
  })
  return saved
}

const defined = (names: Partial<Record<FileName, string | undefined>>): ChosenNames =>
  Object.fromEntries(Object.entries(names).filter(([, name]) => name !== undefined))

/** Each file has a place of its own, so that typing does not write it again. */
export const saveFile = (jobId: string, name: FileName, file: File | undefined) =>
  file ? set(keyOf(jobId, name), file) : del(keyOf(jobId, name))

export const saveDrawing = (jobId: string, drawing: Drawing | undefined) =>
  drawing ? set(keyOf(jobId, 'drawing'), drawing) : del(keyOf(jobId, 'drawing'))

export const removeDraft = (jobId: string) => delMany(parts.map((part) => keyOf(jobId, part)))
