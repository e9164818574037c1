import { del, delMany, getMany, set, update } from 'idb-keyval'
import { withChanges, type Answers } from './answers.ts'
import type { Drawing } from './drawing.ts'

export const fileNames = ['resume', 'coverLetter', 'certificationsFile'] as const
export type FileName = (typeof fileNames)[number]
export type DraftFiles = Partial<Record<FileName, File>>
export type ChosenNames = Partial<Record<FileName, string>>

/** `key` is the idempotency key: every attempt to send this draft is the same application. */
type SavedAnswers = {
  answers: Answers
  key: string
  savedAt: number
  /** The names of the chosen files, including those that the browser could not store. */
  chosen: ChosenNames
}

export type DraftContents = { answers: Answers; files: DraftFiles; drawing: Drawing | undefined }
export const noContents: DraftContents = { answers: {}, files: {}, drawing: undefined }

export type Draft = SavedAnswers & DraftContents

const storageKey = (jobId: string, part: string) => `application/${jobId}/${part}`
const parts = ['answers', 'drawing', ...fileNames]

/** Drafts expire, because the device may not be the applicant's own. */
const maxAgeMs = 30 * 24 * 60 * 60 * 1000

export async function loadDraft(jobId: string): Promise<Draft | undefined> {
  const [saved, drawing, ...files] = await getMany<unknown>(parts.map((part) => storageKey(jobId, part)))
  if (!isSaved(saved)) return undefined
  if (isExpired(saved, Date.now()) && isExpired(saved, await serverTime())) {
    await removeDraft(jobId)
    return undefined
  }
  const storedFiles = fileNames.flatMap((name, index) =>
    files[index] instanceof File ? [[name, files[index]] as const] : [],
  )
  return {
    ...saved,
    // Drafts saved by older versions have no file names.
    chosen: saved.chosen ?? {},
    files: Object.fromEntries(storedFiles),
    drawing: isDrawing(drawing) ? drawing : undefined,
  }
}

const isExpired = ({ savedAt }: Pick<SavedAnswers, 'savedAt'>, now: number) => now - savedAt > maxAgeMs

/** The clock of the device may be wrong by months. Not a number without a connection: then nothing has expired. */
async function serverTime(): Promise<number> {
  const response = await fetch(location.href, { method: 'HEAD', cache: 'no-store' }).catch(() => undefined)
  return Date.parse(response?.headers.get('date') ?? '')
}

const isSaved = (value: unknown): value is Omit<SavedAnswers, 'chosen'> & { chosen?: ChosenNames } =>
  typeof value === 'object' && value !== null && 'answers' in value && 'key' in value && 'savedAt' in value

const isDrawing = (value: unknown): value is Drawing =>
  typeof value === 'object' && value !== null && 'strokes' in value && Array.isArray(value.strokes)

type FileNames = Partial<Record<FileName, string | undefined>>

/** What was changed, and everything entered in the tab that changed it. */
export type Edit = { changes: Answers; chosen: FileNames; entered: { answers: Answers; chosen: FileNames } }

/**
 * Merges changes into the stored draft atomically, because another tab may have changed other fields in the meantime.
 * The key of the tab that saved first is kept. `isNew`: no draft was stored.
 */
export async function saveEdit(
  jobId: string,
  key: string,
  { changes, chosen, entered }: Edit,
): Promise<{ key: string; savedAt: number; isNew: boolean }> {
  const saved: SavedAnswers = {
    answers: entered.answers,
    key,
    savedAt: Date.now(),
    chosen: defined(entered.chosen),
  }
  let isNew = true
  await update<unknown>(storageKey(jobId, 'answers'), (stored) => {
    if (!isSaved(stored)) return saved
    isNew = false
    saved.answers = withChanges(stored.answers, changes)
    saved.key = stored.key
    saved.chosen = defined({ ...stored.chosen, ...chosen })
    return saved
  })
  return { key: saved.key, savedAt: saved.savedAt, isNew }
}

const defined = (names: FileNames): ChosenNames =>
  Object.fromEntries(Object.entries(names).filter(([, name]) => name !== undefined))

/**
 * Each file is stored under its own key, so that typing does not write it again. The one that it replaces is removed
 * first: it must not come back if this one cannot be stored.
 */
export async function saveFile(jobId: string, name: FileName, file: File | undefined): Promise<void> {
  const removed = del(storageKey(jobId, name))
  await Promise.all([removed, file && set(storageKey(jobId, name), file)])
}

/** Asynchronous, as all of these: where storage is blocked, opening it throws, and this rejects instead. */
export const saveDrawing = async (jobId: string, drawing: Drawing | undefined): Promise<void> =>
  drawing ? set(storageKey(jobId, 'drawing'), drawing) : del(storageKey(jobId, 'drawing'))

export const removeDraft = async (jobId: string): Promise<void> => delMany(parts.map((part) => storageKey(jobId, part)))
