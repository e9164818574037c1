import { useEffect, useEffectEvent, useRef, useState, type RefObject } from 'react'
import { newRequestKey } from '../send-form.ts'
import { readAnswers, showAnswers, shownChanges, withChanges, type Answers } from './answers.ts'
import { loadContact } from './contact-store.ts'
import { openDraftChannel, type DraftMessage } from './draft-channel.ts'
import { fileNames, loadDraft, removeDraft, saveDrawing, saveEdit, saveFile } from './draft-store.ts'
import type { ChosenNames, Draft, DraftFiles, FileName } from './draft-store.ts'
import type { Drawing } from './drawing.ts'
import type { Receipt } from './receipt.ts'

/** What is shown about the draft. */
export type DraftState = {
  savedAt?: number
  /** When the draft found on this device was saved, its restored files, and those that are missing. */
  restored?: { savedAt: number; files: string[]; missing: ChosenNames }
  /** The answers could not be stored. */
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
  })
  const [loading] = useState(() => Promise.withResolvers<void>())

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

  /** Runs a write after the draft was loaded. Returns undefined if it failed. */
  const persist = async <T>(write: () => Promise<T>): Promise<T | undefined> => {
    latest.current.pendingSaves += 1
    await loading.promise
    const stored = await write().catch(() => undefined)
    latest.current.pendingSaves -= 1
    return stored
  }
  const persistAnswers = async (changes: Answers, chosen: Partial<Record<FileName, string | undefined>> = {}) => {
    const saved = await persist(() =>
      saveEdit(jobId, latest.current.key, { changes, entered: latest.current.answers, chosen }),
    )
    if (saved) latest.current.key = saved.key
    setState(({ failed: _before, deleted: _deleted, ...others }) =>
      saved ? { ...others, savedAt: saved.savedAt } : { ...others, failed: true },
    )
    broadcast({ kind: 'answers', changes, key: latest.current.key, savedAt: saved?.savedAt })
  }

  const showFile = (name: FileName, file: File | undefined, isKept: boolean) => {
    const { [name]: _before, ...others } = latest.current.files
    setFiles(file ? { ...others, [name]: file } : others)
    setState(({ unsaved, ...about }) => {
      const remaining = [...unsaved].filter((other) => other !== name)
      return { ...about, unsaved: new Set(file && !isKept ? [...remaining, name] : remaining) }
    })
  }
  const reset = (key: string, about: DraftState) => {
    latest.current.key = key
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
    const typed = readAnswers(form.current)
    showAnswers(form.current, { ...(draft ? draft.answers : contact), date: today(), ...typed })
    setEntered(readAnswers(form.current))
    if (draft) {
      setFiles({ ...draft.files, ...latest.current.files })
      setDrawing(latest.current.drawing ?? draft.drawing)
    }
    if (!draft && Object.keys(contact).length > 0) setState({ ...initialState, hasContact: true })
    if (!isReadable) setState({ ...initialState, failed: true })
    if (stored)
      setState({ ...initialState, savedAt: stored.savedAt, ...(!unmounted && { restored: restoredInfo(stored) }) })
    loading.resolve()
    const changes = shownChanges(form.current, stored?.answers ?? {})
    if (stored ? Object.keys(changes).length > 0 : Object.keys(typed).length > 0) void persistAnswers(changes)
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
    if (form.current && Object.keys(changes).length > 0) {
      setEntered(readAnswers(form.current))
      // Before the draft is loaded there is no key; `initialize` then stores these changes too.
      if (latest.current.key) void persistAnswers(changes)
    }
    const { answers: entered, files: chosen, drawing: drawn } = latest.current
    return { answers: entered, files: chosen, drawing: drawn }
  }
  const onFile = async (name: FileName, file: File | undefined) => {
    showFile(name, file, true)
    const kept = await persist(() => saveFile(jobId, name, file).then(() => true))
    // Replaced, removed, or sent meanwhile.
    if (latest.current.files[name] !== file) return
    if (!kept) showFile(name, file, false)
    await persistAnswers({}, { [name]: file?.name })
    broadcast({ kind: 'file', name, file, isKept: kept === true })
  }
  const onDraw = async (drawn: Drawing | undefined) => {
    setDrawing(drawn)
    broadcast({ kind: 'drawing', drawing: drawn })
    const kept = await persist(() => saveDrawing(jobId, drawn).then(() => true))
    if (kept) await persistAnswers({})
    else setState((others) => ({ ...others, failed: true }))
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
    /** Resolves once the stored draft has been loaded, or found missing. */
    loaded: loading.promise,
    read,
    onFile,
    onDraw,
    remove,
    markSent,
    getKey: () => latest.current.key,
    /** Whether closing the page now would lose something. */
    hasUnsavedData,
  }
}

type Latest = KeyedContents & { pendingSaves: number; channel: BroadcastChannel | undefined }

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
