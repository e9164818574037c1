import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState, type RefObject } from 'react'
import { newRequestKey } from '../send-form.ts'
import { readAnswers, showAnswers, shownChanges, shownNames, withChanges, type Answers } from './answers.ts'
import { loadContact } from './contact-store.ts'
import { openDraftChannel, type DraftMessage } from './draft-channel.ts'
import { fileNames, loadDraft, removeDraft, saveDrawing, saveEdit, saveFile } from './draft-store.ts'
import type { ChosenNames, Draft, DraftFiles, FileName } from './draft-store.ts'
import type { Drawing } from './drawing.ts'
import { findEarlyEntries, isReturn } from './early-entries.ts'
import type { Receipt } from './receipt.ts'
import { noteUnsaved, wasUnsaved } from './tab-store.ts'
import { both, isNothing, nothing, type Unstored } from './unstored.ts'

/** What is shown about the draft. */
export type DraftState = {
  savedAt?: number
  /** When the draft found on this device was saved, its restored files, and those that are missing. */
  restored?: { savedAt: number; files: string[]; missing: ChosenNames }
  /** Answers or strokes could not be stored. */
  failed?: true
  /** Chosen files that could not be stored. */
  unsaved: ReadonlySet<FileName>
  deleted?: true
  /** The form starts with the contact details of an earlier application. */
  hasContact?: true
}

const initialState: DraftState = { unsaved: new Set() }

/** Contents of unmounted forms, by job. A form is restored from here after a crash, even if the browser stored less. */
const unmountedContents = new Map<string, KeyedContents>()

export type DraftContents = { answers: Answers; files: DraftFiles; drawing: Drawing | undefined }

type KeyedContents = DraftContents & { key: string }

/**
 * What a visitor has entered. Answers are in the form controls; files and strokes are in this state. Every change is
 * stored on the device and sent to other tabs that show the same form, so that they all show one draft.
 */
export function useDraft(
  jobId: string,
  form: RefObject<HTMLFormElement | null>,
  onSentElsewhere: (receipt: Receipt) => void,
) {
  const [answers, setAnswers] = useState<Answers>({})
  const [files, setFilesState] = useState<DraftFiles>({})
  const [drawing, setDrawingState] = useState<Drawing>()
  const [state, setState] = useState<DraftState>(initialState)
  /** A ref, because events in quick succession need the current values before React renders. */
  const latest = useRef<Latest>({
    answers: {},
    files: {},
    drawing: undefined,
    key: '',
    pendingSaves: 0,
    channel: undefined,
    unstored: nothing,
    isStored: false,
    unsaved: new Set(),
    resets: 0,
    shown: new Set(),
  })
  const [loading] = useState(createLoading)
  /** The browser has filled in what the draft knows better. */
  const [isOutdated] = useState(() => isReturn() && !wasUnsaved(jobId))

  const setEntered = (entered: Answers) => {
    latest.current.answers = entered
    setAnswers(entered)
  }
  const setFiles = (chosen: DraftFiles) => {
    latest.current.files = chosen
    setFilesState(chosen)
  }
  const setDrawing = (drawn: Drawing | undefined) => {
    latest.current.drawing = drawn
    setDrawingState(drawn)
  }
  const broadcast = (message: DraftMessage) => latest.current.channel?.postMessage(message)

  const noteWhetherUnsaved = () => {
    const { pendingSaves, unstored, unsaved } = latest.current
    noteUnsaved(jobId, pendingSaves > 0 || !isNothing(unstored) || unsaved.size > 0)
  }

  /** Runs a write after the draft was loaded. Returns undefined if it failed. */
  const persist = async <T>(write: () => Promise<T>): Promise<T | undefined> => {
    latest.current.pendingSaves += 1
    noteWhetherUnsaved()
    await loading.promise
    const stored = await write().catch(() => undefined)
    latest.current.pendingSaves -= 1
    noteWhetherUnsaved()
    return stored
  }
  /** Stores what has changed. What cannot be stored is tried again with the next change. */
  const store = async (changed: Partial<Unstored>) => {
    const { resets } = latest.current
    const taken = both(latest.current.unstored, { ...nothing, ...changed })
    latest.current.unstored = nothing
    const isDrawn =
      !taken.drawing || (await persist(() => saveDrawing(jobId, latest.current.drawing).then(() => true))) === true
    // The draft was sent or deleted meanwhile.
    if (latest.current.resets !== resets) return
    const valueOf = (name: string) => latest.current.answers[name] ?? ''
    const changes = Object.fromEntries([...taken.answers].map((name) => [name, valueOf(name)]))
    const chosen = Object.fromEntries([...taken.files].map((name) => [name, latest.current.files[name]?.name]))
    const saved = await persist(() =>
      saveEdit(jobId, latest.current.key, { changes, entered: latest.current.answers, chosen }),
    )
    if (latest.current.resets !== resets) return
    const failed = { ...(saved ? nothing : taken), drawing: !isDrawn }
    latest.current.unstored = both(latest.current.unstored, failed)
    noteWhetherUnsaved()
    if (saved) latest.current.key = saved.key
    const isComplete = isNothing(latest.current.unstored)
    setState(({ failed: _before, deleted: _deleted, ...others }) => ({
      ...others,
      ...(saved && { savedAt: saved.savedAt }),
      ...(!isComplete && { failed: true }),
    }))
    broadcast({ kind: 'answers', changes, key: latest.current.key, savedAt: saved?.savedAt })
    const wasCleared = saved?.isNew === true && latest.current.isStored
    if (saved) latest.current.isStored = true
    if (wasCleared) await storeAgain()
  }
  /** The browser's storage was cleared while the form was open: answers are stored with each change, the rest is not. */
  const storeAgain = async () => {
    const { files: chosen, drawing: drawn } = latest.current
    const names = fileNames.filter((name) => chosen[name])
    await Promise.all(names.map((name) => storeFile(name, chosen[name])))
    if (drawn) await store({ drawing: true })
  }
  const storeFile = async (name: FileName, file: File | undefined) => {
    const { resets } = latest.current
    const isKept = (await persist(() => saveFile(jobId, name, file).then(() => true))) === true
    // Replaced, removed, or sent meanwhile.
    if (latest.current.files[name] !== file || latest.current.resets !== resets) return
    if (!isKept) showFile(name, file, false)
    await store({ files: new Set([name]) })
    broadcast({ kind: 'file', name, file, isKept })
  }

  const showFile = (name: FileName, file: File | undefined, isKept: boolean) => {
    const { [name]: _before, ...others } = latest.current.files
    setFiles(file ? { ...others, [name]: file } : others)
    const remaining = [...latest.current.unsaved].filter((unsaved) => unsaved !== name)
    const unsaved = new Set(file && !isKept ? [...remaining, name] : remaining)
    latest.current.unsaved = unsaved
    noteWhetherUnsaved()
    setState((about) => ({ ...about, unsaved }))
  }
  const reset = (key: string, about: DraftState) => {
    latest.current.key = key
    latest.current.resets += 1
    latest.current.unstored = nothing
    latest.current.unsaved = new Set()
    latest.current.isStored = false
    noteWhetherUnsaved()
    form.current?.reset()
    if (form.current) showAnswers(form.current, { date: today() })
    setEntered(form.current ? readAnswers(form.current) : {})
    setFiles({})
    setDrawing(undefined)
    setState(about)
  }

  const initialize = useEffectEvent((stored: Draft | undefined, contact: Answers, isReadable: boolean) => {
    if (!form.current) return
    const unmounted = unmountedContents.get(jobId)
    const draft = unmounted ?? stored
    latest.current.key = draft?.key || latest.current.key || newRequestKey()
    // Text typed before hydration wins over the draft. The signature date is always today.
    const present = readAnswers(form.current)
    const early = findEarlyEntries(form.current)
    const isTyped = (name: string) => !isOutdated || !isReadable || early.has(name)
    const typed = Object.fromEntries(Object.entries(present).filter(([name]) => isTyped(name)))
    const blank = Object.fromEntries(Object.keys(present).map((name) => [name, '']))
    showAnswers(form.current, { ...blank, ...(draft ? draft.answers : contact), date: today(), ...typed })
    const before = draft?.answers ?? {}
    setEntered(withChanges(before, shownChanges(form.current, before)))
    latest.current.isStored = stored !== undefined
    if (draft) {
      setFiles({ ...draft.files, ...latest.current.files })
      setDrawing(latest.current.drawing ?? draft.drawing)
    }
    if (!draft && Object.keys(contact).length > 0) setState({ ...initialState, hasContact: true })
    if (!isReadable) setState({ ...initialState, failed: true })
    if (stored)
      setState({ ...initialState, savedAt: stored.savedAt, ...(!unmounted && { restored: restoredInfo(stored) }) })
    noteWhetherUnsaved()
    loading.resolve(draft !== undefined || Object.keys(typed).length > 0)
    const changes = shownChanges(form.current, stored?.answers ?? {})
    if (stored ? Object.keys(changes).length > 0 : Object.keys(typed).length > 0)
      void store({ answers: new Set(Object.keys(changes)) })
  })

  const onMessage = useEffectEvent((message: DraftMessage) => {
    if (message.kind === 'answers' && form.current) {
      latest.current.key = message.key
      showAnswers(form.current, message.changes)
      setEntered(withChanges(latest.current.answers, message.changes))
      const { savedAt } = message
      if (savedAt) setState(({ deleted: _deleted, ...others }) => ({ ...others, savedAt }))
    }
    if (message.kind === 'file') showFile(message.name, message.file, message.isKept)
    if (message.kind === 'drawing') setDrawing(message.drawing)
    if (message.kind === 'deleted') reset(message.key, { ...initialState, deleted: true })
    if (message.kind === 'sent') {
      reset(newRequestKey(), initialState)
      onSentElsewhere(message.receipt)
    }
  })

  // After each rendering: a vacancy that is edited meanwhile may ask for a section that it had left out.
  useLayoutEffect(() => {
    if (!form.current) return
    const { answers: entered, shown } = latest.current
    latest.current.shown = shownNames(form.current)
    const added = Object.entries(entered).filter(([name]) => latest.current.shown.has(name) && !shown.has(name))
    showAnswers(form.current, Object.fromEntries(added))
  })

  const hasUnsavedData = () => latest.current.pendingSaves > 0 || state.failed === true || state.unsaved.size > 0

  /** A page restored from the back/forward cache has missed messages from other tabs. */
  const refresh = useEffectEvent(() => {
    if (form.current && !hasUnsavedData()) location.reload()
  })

  useEffect(() => {
    const channel = openDraftChannel(jobId)
    latest.current.channel = channel
    channel.addEventListener('message', (event: MessageEvent<DraftMessage>) => onMessage(event.data))
    void Promise.all([loadDraft(jobId), loadContact()]).then(
      ([draft, contact]) => initialize(draft, contact, true),
      () => initialize(undefined, {}, false),
    )
    const contents = latest.current
    const onPageShow = ({ persisted }: PageTransitionEvent) => {
      if (persisted) refresh()
    }
    addEventListener('pageshow', onPageShow)
    return () => {
      removeEventListener('pageshow', onPageShow)
      channel.close()
      unmountedContents.set(jobId, contents)
    }
  }, [jobId])

  /** Reads the current state of the form, and stores what has changed. */
  const read = (): DraftContents => {
    const changes = form.current ? shownChanges(form.current, latest.current.answers) : {}
    if (Object.keys(changes).length > 0) {
      // Answers to questions that are not shown any more are kept.
      setEntered(withChanges(latest.current.answers, changes))
      // Before the draft is loaded there is no key; `initialize` then stores these changes too.
      if (latest.current.key) void store({ answers: new Set(Object.keys(changes)) })
    }
    const { answers: entered, files: chosen, drawing: drawn } = latest.current
    return { answers: entered, files: chosen, drawing: drawn }
  }
  const onFile = async (name: FileName, file: File | undefined) => {
    showFile(name, file, true)
    await storeFile(name, file)
  }
  const onDraw = async (drawn: Drawing | undefined) => {
    setDrawing(drawn)
    broadcast({ kind: 'drawing', drawing: drawn })
    await store({ drawing: true })
  }
  /** Files that were changed, moved, or deleted on disk since they were chosen: they are read only when they are sent. */
  const findUnreadable = async (): Promise<FileName[]> => {
    const { files: chosen } = latest.current
    const found = await Promise.all(
      fileNames.map(async (name) => (chosen[name] && !(await isReadable(chosen[name])) ? [name] : [])),
    )
    return found.flat()
  }

  const remove = async () => {
    reset(newRequestKey(), { ...initialState, deleted: true })
    await removeDraft(jobId).catch(() => undefined)
    broadcast({ kind: 'deleted', key: latest.current.key })
  }
  const markSent = async (receipt: Receipt) => {
    reset(newRequestKey(), initialState)
    await removeDraft(jobId).catch(() => undefined)
    broadcast({ kind: 'sent', receipt })
  }

  return {
    answers,
    files,
    drawing,
    state,
    /** Resolves once the stored draft has been loaded, or found missing: whether there is anything in the form. */
    loaded: loading.promise,
    read,
    onFile,
    onDraw,
    findUnreadable,
    remove,
    markSent,
    getKey: () => latest.current.key,
    /** Whether a file was not chosen but filled in by the browser. */
    isFilledIn: (name: FileName) =>
      isOutdated && latest.current.key === '' && !(form.current && findEarlyEntries(form.current).has(name)),
    getFile: (name: FileName) => latest.current.files[name],
    /** Whether closing the page now would lose something. */
    hasUnsavedData,
  }
}

type Latest = KeyedContents & {
  pendingSaves: number
  channel: BroadcastChannel | undefined
  unstored: Unstored
  /** Chosen files that could not be stored. */
  unsaved: ReadonlySet<FileName>
  /** There is a stored draft, as far as this tab knows. */
  isStored: boolean
  /** How often the draft was deleted or sent. */
  resets: number
  /** The names of the controls. */
  shown: ReadonlySet<string>
}

/** Resolved from outside. (Phones that get no new browser have no `Promise.withResolvers`.) */
function createLoading() {
  let settle: ((hasContents: boolean) => void) | undefined
  const promise = new Promise<boolean>((resolve) => {
    settle = resolve
  })
  return { promise, resolve: (hasContents: boolean) => settle?.(hasContents) }
}

const isReadable = (file: File) =>
  file
    .slice(0, 1)
    .arrayBuffer()
    .then(
      () => true,
      () => false,
    )

const restoredInfo = ({ savedAt, files, chosen }: Draft) => ({
  savedAt,
  files: fileNames.flatMap((name) => files[name]?.name ?? []),
  missing: Object.fromEntries(
    fileNames.flatMap((name) => (chosen[name] && !files[name] ? [[name, chosen[name]]] : [])),
  ),
})

/** Today in the visitor's time zone, as YYYY-MM-DD. */
function today(): string {
  const date = new Date()
  return new Date(date.getTime() - date.getTimezoneOffset() * 60_000).toISOString().slice(0, 10)
}
