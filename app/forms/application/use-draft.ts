import { useEffect, useEffectEvent, useRef, useState, type RefObject } from 'react'
import { newFormLoad } from '../form-load.ts'
import { changesBetween, readAnswers, showAnswers, withChanges, type Answers } from './answers.ts'
import { openDraftChannel, type DraftMessage } from './draft-channel.ts'
import { fileNames, loadDraft, removeDraft, saveDrawing, saveEdit, saveFile } from './draft-store.ts'
import type { ChosenNames, Draft, DraftFiles, FileName } from './draft-store.ts'
import type { Drawing } from './drawing.ts'
import type { Receipt } from './receipt.ts'

/** What is to be said about the draft. */
export type DraftState = {
  savedAt?: number
  /** When the draft that was found on this device had been saved, and which files came with it. */
  restored?: { savedAt: number; files: string[]; missing: ChosenNames }
  /** Answers cannot be stored. */
  failed?: true
  /** Files that are here but could not be stored. */
  unkept: ReadonlySet<FileName>
  deleted?: true
}

const fresh: DraftState = { unkept: new Set() }

/** What a form held that broke down and is drawn anew, by job: more than the browser may have agreed to store. */
const heldBefore = new Map<string, Held>()

/** What has been entered. */
export type InDraft = { answers: Answers; files: DraftFiles; drawing: Drawing | undefined }

type Held = InDraft & { key: string }

/**
 * What a visitor has entered. The controls of the form hold the answers; files and strokes are held here. Every change is
 * stored on the device and told to other tabs that show the same form: they all show one draft.
 */
export function useDraft(
  jobId: string,
  form: RefObject<HTMLFormElement | null>,
  onSentElsewhere: (receipt: Receipt) => void,
) {
  const [answers, setAnswers] = useState<Answers>({})
  const [files, setFilesShown] = useState<DraftFiles>({})
  const [drawing, setDrawingShown] = useState<Drawing>()
  const [state, setState] = useState<DraftState>(fresh)
  /** What events that follow each other quickly must know at once. */
  const now = useRef<Now>({ answers: {}, files: {}, drawing: undefined, key: '', saving: 0, channel: undefined })
  const [isRead] = useState(() => Promise.withResolvers<void>())

  const setEntered = (entered: Answers) => {
    now.current.answers = entered
    setAnswers(entered)
  }
  const setFiles = (chosen: DraftFiles) => {
    now.current.files = chosen
    setFilesShown(chosen)
  }
  const setDrawing = (drawn: Drawing | undefined) => {
    now.current.drawing = drawn
    setDrawingShown(drawn)
  }
  const tell = (message: DraftMessage) => now.current.channel?.postMessage(message)

  /** Stores something and says whether it is stored. Nothing is stored before the draft was read. */
  const keep = async <T>(store: () => Promise<T>): Promise<T | undefined> => {
    now.current.saving += 1
    await isRead.promise
    const stored = await store().catch(() => undefined)
    now.current.saving -= 1
    return stored
  }
  const keepAnswers = async (changes: Answers, chosen: Partial<Record<FileName, string | undefined>> = {}) => {
    const saved = await keep(() => saveEdit(jobId, now.current.key, { changes, entered: now.current.answers, chosen }))
    if (saved) now.current.key = saved.key
    setState(({ failed: _before, deleted: _deleted, ...others }) =>
      saved ? { ...others, savedAt: saved.savedAt } : { ...others, failed: true },
    )
    tell({ kind: 'answers', changes, key: now.current.key, savedAt: saved?.savedAt })
  }

  const showFile = (name: FileName, file: File | undefined, isKept: boolean) => {
    const { [name]: _before, ...others } = now.current.files
    setFiles(file ? { ...others, [name]: file } : others)
    setState(({ unkept, ...about }) => {
      const left = [...unkept].filter((other) => other !== name)
      return { ...about, unkept: new Set(file && !isKept ? [...left, name] : left) }
    })
  }
  const empty = (key: string, about: DraftState) => {
    now.current.key = key
    form.current?.reset()
    if (form.current) showAnswers(form.current, { date: today() })
    setEntered(form.current ? readAnswers(form.current) : {})
    setFiles({})
    setDrawing(undefined)
    setState(about)
  }

  const begin = useEffectEvent((stored: Draft | undefined, isReadable: boolean) => {
    if (!form.current) return
    const held = heldBefore.get(jobId)
    const draft = held ?? stored
    now.current.key = draft?.key || now.current.key || newFormLoad().key
    // What was typed before the script ran stays; the day of the signature is today, whenever the draft was begun.
    const typed = readAnswers(form.current)
    showAnswers(form.current, { ...draft?.answers, date: today(), ...typed })
    setEntered(readAnswers(form.current))
    if (draft) {
      setFiles({ ...draft.files, ...now.current.files })
      setDrawing(now.current.drawing ?? draft.drawing)
    }
    if (!isReadable) setState({ ...fresh, failed: true })
    if (stored) setState({ ...fresh, savedAt: stored.savedAt, ...(!held && { restored: aboutRestored(stored) }) })
    isRead.resolve()
    const changes = changesBetween(stored?.answers ?? {}, now.current.answers)
    if (stored ? Object.keys(changes).length > 0 : Object.keys(typed).length > 0) void keepAnswers(changes)
  })

  const onMessage = useEffectEvent((message: DraftMessage) => {
    if (message.kind === 'answers' && form.current) {
      now.current.key = message.key
      showAnswers(form.current, message.changes)
      setEntered(withChanges(now.current.answers, message.changes))
      const { savedAt } = message
      if (savedAt) setState(({ deleted: _deleted, ...others }) => ({ ...others, savedAt }))
    }
    if (message.kind === 'file') showFile(message.name, message.file, message.isKept)
    if (message.kind === 'drawing') setDrawing(message.drawing)
    if (message.kind === 'deleted') empty(message.key, { ...fresh, deleted: true })
    if (message.kind === 'sent') {
      empty(newFormLoad().key, fresh)
      onSentElsewhere(message.receipt)
    }
  })

  const isAtRisk = () => now.current.saving > 0 || state.failed === true || state.unkept.size > 0

  /** A page that comes back from the browser's memory has heard nothing from other tabs meanwhile. */
  const refresh = useEffectEvent(() => {
    if (form.current && !isAtRisk()) location.reload()
  })

  useEffect(() => {
    const channel = openDraftChannel(jobId)
    now.current.channel = channel
    channel.addEventListener('message', (event: MessageEvent<DraftMessage>) => onMessage(event.data))
    void loadDraft(jobId).then(
      (draft) => begin(draft, true),
      () => begin(undefined, false),
    )
    const held = now.current
    const lookAgain = ({ persisted }: PageTransitionEvent) => {
      if (persisted) refresh()
    }
    addEventListener('pageshow', lookAgain)
    return () => {
      removeEventListener('pageshow', lookAgain)
      channel.close()
      heldBefore.set(jobId, held)
    }
  }, [jobId])

  /** Reads what the form shows right now, and stores what has changed. */
  const read = (): InDraft => {
    const changes = form.current ? changesBetween(now.current.answers, readAnswers(form.current)) : {}
    if (form.current && Object.keys(changes).length > 0) {
      setEntered(readAnswers(form.current))
      // Until the draft was read, what is entered is not yet told from what was typed before: `begin` stores both.
      if (now.current.key) void keepAnswers(changes)
    }
    const { answers: entered, files: chosen, drawing: drawn } = now.current
    return { answers: entered, files: chosen, drawing: drawn }
  }
  const onFile = async (name: FileName, file: File | undefined) => {
    showFile(name, file, true)
    const kept = await keep(() => saveFile(jobId, name, file).then(() => true))
    if (!kept) showFile(name, file, false)
    await keepAnswers({}, { [name]: file?.name })
    tell({ kind: 'file', name, file, isKept: kept === true })
  }
  const onDraw = async (drawn: Drawing | undefined) => {
    setDrawing(drawn)
    tell({ kind: 'drawing', drawing: drawn })
    const kept = await keep(() => saveDrawing(jobId, drawn).then(() => true))
    if (kept) await keepAnswers({})
    else setState((others) => ({ ...others, failed: true }))
  }

  const remove = async () => {
    empty(newFormLoad().key, { ...fresh, deleted: true })
    await removeDraft(jobId).catch(() => undefined)
    tell({ kind: 'deleted', key: now.current.key })
  }
  const markSent = async (receipt: Receipt) => {
    empty(newFormLoad().key, fresh)
    await removeDraft(jobId).catch(() => undefined)
    tell({ kind: 'sent', receipt })
  }

  return {
    answers,
    files,
    drawing,
    state,
    /** Settles once what was kept on this device has been looked for. */
    isRead: isRead.promise,
    read,
    onFile,
    onDraw,
    remove,
    markSent,
    keyOf: () => now.current.key,
    /** Whether something would be lost if the page were closed now. */
    isAtRisk,
  }
}

type Now = Held & { saving: number; channel: BroadcastChannel | undefined }

const aboutRestored = ({ savedAt, files, chosen }: Draft) => ({
  savedAt,
  files: fileNames.flatMap((name) => files[name]?.name ?? []),
  missing: Object.fromEntries(
    fileNames.flatMap((name) => (chosen[name] && !files[name] ? [[name, chosen[name]]] : [])),
  ),
})

/** The day where the visitor is. */
function today(): string {
  const now = new Date()
  return new Date(now.getTime() - now.getTimezoneOffset() * 60_000).toISOString().slice(0, 10)
}
