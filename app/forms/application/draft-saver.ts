import { newRequestKey } from '../send-form.ts'
import type { Answers } from './answers.ts'
import { fileNames, noContents, removeDraft, saveDrawing, saveEdit, saveFile } from './draft-store.ts'
import type { DraftContents, FileName } from './draft-store.ts'
import type { Drawing } from './drawing.ts'
import type { Receipt } from './receipt.ts'
import { noteUnsaved } from './tab-store.ts'

/** Messages between tabs that show the same form. */
export type DraftMessage =
  | { kind: 'answers'; changes: Answers; key: string; savedAt: number | undefined }
  | { kind: 'file'; name: FileName; file: File | undefined; isKept: boolean }
  | { kind: 'drawing'; drawing: Drawing | undefined }
  | { kind: 'deleted'; key: string }
  | { kind: 'sent'; receipt: Receipt }
  /** The confirmation was cleared. */
  | { kind: 'cleared' }

/** What was changed and is not stored yet. */
type Unstored = { answers: ReadonlySet<string>; files: ReadonlySet<FileName>; drawing: boolean }

const nothing: Unstored = { answers: new Set(), files: new Set(), drawing: false }

/** One draft, until it is sent or deleted. */
const newDraft = (key: string) => ({
  key,
  unstored: nothing,
  /** Chosen files that could not be stored. */
  unsavedFiles: new Set<FileName>(),
  pendingWrites: 0,
  lastSave: Promise.resolve(),
  /** There is a stored draft, as far as this tab knows. */
  isStored: false,
})

type OpenDraft = ReturnType<typeof newDraft>

type Events = {
  /** `savedAt` is undefined if answers could not be stored; `isComplete`: nothing is left to be stored. */
  onSaved: (savedAt: number | undefined, isComplete: boolean) => void
  onUnsavedFiles: (names: ReadonlySet<FileName>) => void
}

/**
 * Stores a draft on the device, and shares it with other tabs that show the same form, so that they all have one draft.
 * Nothing is written before the stored draft has been loaded.
 */
export function createDraftSaver(jobId: string, { onSaved, onUnsavedFiles }: Events) {
  let contents = noContents
  let draft = newDraft('')
  let channel: BroadcastChannel | undefined
  let wasDiscarded = false
  // Phones that no longer get browser updates have no `Promise.withResolvers`.
  let finishLoading: ((hasContents: boolean) => void) | undefined
  const loaded = new Promise<boolean>((resolve) => {
    finishLoading = resolve
  })

  const tell = (message: DraftMessage) => channel?.postMessage(message)
  const hasUnsaved = () => draft.pendingWrites > 0 || !isNothing(draft.unstored) || draft.unsavedFiles.size > 0
  const noteWhetherUnsaved = () => noteUnsaved(jobId, hasUnsaved())

  const replace = (key: string) => {
    draft = newDraft(key)
    wasDiscarded = true
    noteWhetherUnsaved()
    finishLoading?.(false)
  }
  const markFile = (name: FileName, isUnsaved: boolean) => {
    const others = [...draft.unsavedFiles].filter((unsaved) => unsaved !== name)
    draft.unsavedFiles = new Set(isUnsaved ? [...others, name] : others)
    noteWhetherUnsaved()
    onUnsavedFiles(draft.unsavedFiles)
  }

  /** Returns undefined if the write failed, or was no longer wanted. */
  const write = async <T>(work: () => Promise<T>): Promise<T | undefined> => {
    const own = draft
    own.pendingWrites += 1
    noteWhetherUnsaved()
    await loaded
    const stored = draft === own ? await work().catch(() => undefined) : undefined
    own.pendingWrites -= 1
    noteWhetherUnsaved()
    return stored
  }
  /** Saves run one after the other, so that each one knows what the one before it could not store. */
  const save = (changed: Partial<Unstored>) => {
    const own = draft
    own.unstored = both(own.unstored, { ...nothing, ...changed })
    noteWhetherUnsaved()
    own.lastSave = own.lastSave.then(() => store(own))
    return own.lastSave
  }
  /** Stores what has changed. What cannot be stored is tried again with the next change. */
  const store = async (own: OpenDraft) => {
    const taken = own.unstored
    // The draft was sent or deleted in the meantime, or the save before has stored this change too.
    if (draft !== own || isNothing(taken)) return
    own.unstored = nothing
    const changes = Object.fromEntries([...taken.answers].map((name) => [name, contents.answers[name] ?? '']))
    const names = Object.fromEntries(fileNames.map((name) => [name, contents.files[name]?.name]))
    const chosen = Object.fromEntries([...taken.files].map((name) => [name, names[name]]))
    const entered = { answers: contents.answers, chosen: names }
    const saved = await write(() => saveEdit(jobId, own.key, { changes, chosen, entered }))
    // The browser's storage was cleared while the form was open: now it has the answers, and nothing else.
    const wasCleared = saved?.isNew === true && own.isStored
    if (wasCleared) await Promise.all(fileNames.filter((name) => contents.files[name]).map(storeFile))
    const isDrawn = !(taken.drawing || wasCleared) || (await storeDrawing())
    if (draft !== own) return
    if (saved) {
      own.key = saved.key
      own.isStored = true
    }
    const failed = { ...(saved ? nothing : taken), drawing: !isDrawn }
    own.unstored = both(own.unstored, failed)
    noteWhetherUnsaved()
    onSaved(saved?.savedAt, isNothing(failed))
    tell({ kind: 'answers', changes, key: own.key, savedAt: saved?.savedAt })
  }
  const storeDrawing = async () => (await write(() => saveDrawing(jobId, contents.drawing).then(() => true))) === true
  /** Stores a file as it is in the form now. Returns undefined if it was replaced, removed, or sent in the meantime. */
  const storeFile = async (name: FileName) => {
    const own = draft
    const file = contents.files[name]
    const isKept = (await write(() => saveFile(jobId, name, file).then(() => true))) === true
    if (draft !== own || contents.files[name] !== file) return undefined
    markFile(name, file !== undefined && !isKept)
    return { file, isKept }
  }
  const discard = async (key: string, message: DraftMessage) => {
    replace(key)
    tell(message)
    await removeDraft(jobId).catch(() => undefined)
  }

  const receive = (message: DraftMessage) => {
    if (message.kind === 'answers') draft.key = message.key
    if (message.kind === 'file') markFile(message.name, message.file !== undefined && !message.isKept)
    if (message.kind === 'deleted') replace(message.key)
    if (message.kind === 'sent') replace(newRequestKey())
  }

  return {
    /** Resolves once the stored draft has been loaded, or is not there: whether there is anything in the form. */
    loaded,
    /** Receives what was done in other tabs. */
    connect(onMessage: (message: DraftMessage) => void) {
      const opened = openChannel(jobId)
      opened?.addEventListener('message', ({ data }: MessageEvent<DraftMessage>) => {
        receive(data)
        onMessage(data)
      })
      channel = opened
      return () => {
        channel = undefined
        opened?.close()
      }
    },
    /** Begins to write, with the key of the draft that was loaded, if there is one. */
    start({ key, isStored, hasContents }: { key: string | undefined; isStored: boolean; hasContents: boolean }) {
      draft.key = key || draft.key || newRequestKey()
      draft.isStored = isStored
      noteWhetherUnsaved()
      finishLoading?.(hasContents)
    },
    /** Every attempt to send the draft uses this key. Empty until the draft has been loaded. */
    key: () => draft.key,
    wasDiscarded: () => wasDiscarded,
    hasUnsaved,
    /** What is in the form now. */
    contents: () => contents,
    change(changed: Partial<DraftContents>) {
      contents = { ...contents, ...changed }
      return contents
    },
    answersChanged: (names: readonly string[]) => save({ answers: new Set(names) }),
    async fileChanged(name: FileName) {
      markFile(name, false)
      const stored = await storeFile(name)
      if (!stored) return
      await save({ files: new Set([name]) })
      tell({ kind: 'file', name, ...stored })
    },
    drawingChanged(drawing: Drawing | undefined) {
      tell({ kind: 'drawing', drawing })
      return save({ drawing: true })
    },
    remove() {
      const key = newRequestKey()
      return discard(key, { kind: 'deleted', key })
    },
    tellCleared: () => tell({ kind: 'cleared' }),
    markSent: (receipt: Receipt) => discard(newRequestKey(), { kind: 'sent', receipt }),
  }
}

/** Undefined where the browser refuses, as Firefox does where cookies are blocked: then each tab has a draft of its own. */
function openChannel(jobId: string): BroadcastChannel | undefined {
  try {
    return new BroadcastChannel(`application/${jobId}`)
  } catch {
    return undefined
  }
}

const both = (one: Unstored, other: Unstored): Unstored => ({
  answers: new Set([...one.answers, ...other.answers]),
  files: new Set([...one.files, ...other.files]),
  drawing: one.drawing || other.drawing,
})

const isNothing = ({ answers, files, drawing }: Unstored) => answers.size === 0 && files.size === 0 && !drawing
