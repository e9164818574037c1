import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState, type RefObject } from 'react'
import { readAnswers, showAnswers, shownChanges, shownNames, withChanges, type Answers } from './answers.ts'
import { loadContact } from './contact-store.ts'
import { createDraftSaver, type DraftMessage } from './draft-saver.ts'
import { fileNames, loadDraft, noContents } from './draft-store.ts'
import type { ChosenNames, Draft, DraftContents, FileName } from './draft-store.ts'
import type { Drawing } from './drawing.ts'
import { findEarlyEntries, isReturn } from './early-entries.ts'
import type { Receipt } from './receipt.ts'
import { wasUnsaved } from './tab-store.ts'

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
const unmountedContents = new Map<string, DraftContents & { key: string }>()

/** Storage that has not answered by then, as happens in some browsers, must not keep anybody from sending the form. */
const maxLoadingMs = 5_000

/** What is shown of the draft. Answers are in the form controls; files and strokes are in this state. */
export function useDraft(
  jobId: string,
  form: RefObject<HTMLFormElement | null>,
  elsewhere: { onSent: (receipt: Receipt) => void; onCleared: () => void },
) {
  const [contents, setContents] = useState(noContents)
  const [state, setState] = useState(initialState)
  const [saver] = useState(() =>
    createDraftSaver(jobId, {
      onSaved: (savedAt, isComplete) =>
        setState(({ failed: _before, deleted: _deleted, ...others }) => ({
          ...others,
          ...(savedAt !== undefined && { savedAt }),
          ...(!isComplete && { failed: true }),
        })),
      onUnsavedFiles: (unsaved) => setState((others) => ({ ...others, unsaved })),
    }),
  )
  /** The browser has filled in what the draft knows better. */
  const [isOutdated] = useState(() => isReturn() && !wasUnsaved(jobId))

  /** Events in quick succession need the current contents before React renders, so the saver has them too. */
  const show = (changed: Partial<DraftContents>) => setContents(saver.change(changed))
  const showFile = (name: FileName, file: File | undefined) => {
    const { [name]: _before, ...others } = saver.contents().files
    show({ files: file ? { ...others, [name]: file } : others })
  }
  const clear = (about: DraftState) => {
    form.current?.reset()
    if (form.current) showAnswers(form.current, { date: today() })
    show({ ...noContents, answers: form.current ? readAnswers(form.current) : {} })
    setState(about)
  }

  /** If what is stored is found only after `undefined`, this runs again. */
  const initialize = useEffectEvent((loaded: Loaded | undefined) => {
    if (!form.current || saver.wasDiscarded()) return
    const stored = loaded?.draft
    const unmounted = unmountedContents.get(jobId)
    const draft = unmounted ?? stored
    const hasTyped = fillIn(form.current, draft ? draft.answers : loaded?.contact, isOutdated && loaded !== undefined)
    const before = draft?.answers ?? {}
    show({ answers: withChanges(before, shownChanges(form.current, before)) })
    if (draft)
      show({
        files: { ...draft.files, ...saver.contents().files },
        drawing: saver.contents().drawing ?? draft.drawing,
      })
    if (!draft && loaded && Object.keys(loaded.contact).length > 0) setState({ ...initialState, hasContact: true })
    if (!loaded) setState({ ...initialState, failed: true })
    if (stored)
      setState({ ...initialState, savedAt: stored.savedAt, ...(!unmounted && { restored: restoredInfo(stored) }) })
    saver.start({ key: draft?.key, isStored: stored !== undefined, hasContents: draft !== undefined || hasTyped })
    const changed = Object.keys(shownChanges(form.current, stored?.answers ?? {}))
    if (stored ? changed.length > 0 : hasTyped) void saver.answersChanged(changed)
  })

  const onMessage = useEffectEvent((message: DraftMessage) => {
    if (message.kind === 'answers' && form.current) {
      showAnswers(form.current, message.changes)
      show({ answers: withChanges(saver.contents().answers, message.changes) })
      const { savedAt } = message
      if (savedAt) setState(({ deleted: _deleted, ...others }) => ({ ...others, savedAt }))
    }
    if (message.kind === 'file') showFile(message.name, message.file)
    if (message.kind === 'drawing') show({ drawing: message.drawing })
    if (message.kind === 'deleted') clear({ ...initialState, deleted: true })
    if (message.kind === 'sent') {
      clear(initialState)
      elsewhere.onSent(message.receipt)
    }
    if (message.kind === 'cleared') elsewhere.onCleared()
  })

  useEffect(() => {
    const disconnect = saver.connect((message) => onMessage(message))
    const stopLoading = load(jobId, (loaded) => initialize(loaded))
    return () => {
      stopLoading()
      disconnect()
      unmountedContents.set(jobId, { ...saver.contents(), key: saver.key() })
    }
  }, [jobId, saver])

  // A page restored from the back/forward cache has missed messages from other tabs.
  useEffect(() => {
    const onPageShow = ({ persisted }: PageTransitionEvent) => {
      if (persisted && form.current && !saver.hasUnsaved()) location.reload()
    }
    addEventListener('pageshow', onPageShow)
    return () => removeEventListener('pageshow', onPageShow)
  }, [form, saver])

  useAddedControls(form, () => saver.contents().answers)

  return {
    ...contents,
    state,
    loaded: saver.loaded,
    getKey: saver.key,
    /** Whether closing the page now would lose something. */
    hasUnsaved: saver.hasUnsaved,
    /** Reads the current state of the form, and stores what has changed. */
    read(): DraftContents {
      const changes = form.current ? shownChanges(form.current, saver.contents().answers) : {}
      const changed = Object.keys(changes)
      if (changed.length > 0) {
        // Answers to questions that are no longer shown are kept.
        show({ answers: withChanges(saver.contents().answers, changes) })
        // Before the draft is loaded there is no key; `initialize` then stores these changes too.
        if (saver.key()) void saver.answersChanged(changed)
      }
      return saver.contents()
    },
    /** Whether a file was not chosen but filled in by the browser. */
    isFilledIn: (name: FileName) =>
      isOutdated && saver.key() === '' && !(form.current && findEarlyEntries(form.current).has(name)),
    onFile(name: FileName, file: File | undefined) {
      showFile(name, file)
      return saver.fileChanged(name)
    },
    onDraw(drawing: Drawing | undefined) {
      show({ drawing })
      return saver.drawingChanged(drawing)
    },
    remove() {
      clear({ ...initialState, deleted: true })
      return saver.remove()
    },
    tellCleared: saver.tellCleared,
    markSent(receipt: Receipt) {
      clear(initialState)
      return saver.markSent(receipt)
    },
  }
}

type Loaded = { draft: Draft | undefined; contact: Answers }

/** Calls back with what is stored, or with `undefined` if the browser does not say, or not in time. */
function load(jobId: string, onLoaded: (loaded: Loaded | undefined) => void): () => void {
  const timer = setTimeout(() => onLoaded(undefined), maxLoadingMs)
  void Promise.all([loadDraft(jobId), loadContact()])
    .then(
      ([draft, contact]) => onLoaded({ draft, contact }),
      () => onLoaded(undefined),
    )
    .finally(() => clearTimeout(timer))
  return () => clearTimeout(timer)
}

/**
 * Shows stored answers, except where something was typed before hydration, and today's date; returns whether anything was
 * typed. `isOutdated`: what no person has changed was filled in by the browser.
 */
function fillIn(form: HTMLFormElement, stored: Answers | undefined, isOutdated: boolean): boolean {
  const present = readAnswers(form)
  const early = findEarlyEntries(form)
  const typed = Object.fromEntries(Object.entries(present).filter(([name]) => !isOutdated || early.has(name)))
  const blank = Object.fromEntries(Object.keys(present).map((name) => [name, '']))
  showAnswers(form, { ...blank, ...stored, date: today(), ...typed })
  return Object.keys(typed).length > 0
}

/** Fills in controls that were added: a vacancy that is edited in the meantime may ask for a section that it had left out. */
function useAddedControls(form: RefObject<HTMLFormElement | null>, answers: () => Answers) {
  /** The names of the controls, as rendered last. */
  const shown = useRef<ReadonlySet<string>>(new Set())
  // After each rendering, because any may add some.
  useLayoutEffect(() => {
    if (!form.current) return
    const before = shown.current
    const now = shownNames(form.current)
    shown.current = now
    const added = Object.entries(answers()).filter(([name]) => now.has(name) && !before.has(name))
    showAnswers(form.current, Object.fromEntries(added))
  })
}

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
