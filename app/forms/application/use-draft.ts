import { useEffect, useState, type RefObject } from 'react'
import { newFormLoad } from '../form-load.ts'
import { fillForm, readAnswers, type Answers } from './answers.ts'
import { loadDraft, removeDraft, saveAnswers, saveDrawing, saveFile } from './draft-store.ts'
import type { Draft, DraftFiles, FileName } from './draft-store.ts'
import type { Drawing } from './drawing.ts'

/** What is to be said about the draft. */
export type DraftState = { savedAt?: number; restoredAt?: number; failed?: true }

/**
 * What a visitor has entered, kept on the device with every change. The controls of the form hold
 * the answers themselves; files and strokes are held here.
 */
export function useDraft(jobId: string, form: RefObject<HTMLFormElement | null>) {
  const [answers, setAnswers] = useState<Answers>({})
  const [files, setFiles] = useState<DraftFiles>({})
  const [drawing, setDrawing] = useState<Drawing>()
  const [state, setState] = useState<DraftState>({})
  /** Marks every try to send this draft as the same application. */
  const [key, setKey] = useState('')

  useEffect(() => {
    const show = (element: HTMLFormElement, draft: Draft | undefined) => {
      setAnswers(begin(element, draft?.answers))
      setKey(draft?.key || newFormLoad().key)
      if (!draft) return
      setFiles((chosen) => ({ ...draft.files, ...chosen }))
      setDrawing((drawn) => drawn ?? draft.drawing)
      setState({ savedAt: draft.savedAt, restoredAt: draft.savedAt })
    }
    const restore = async () => {
      const found = await loadDraft(jobId).catch(() => 'unreadable' as const)
      if (form.current) show(form.current, found === 'unreadable' ? undefined : found)
      if (found === 'unreadable') setState({ failed: true })
    }
    void restore()
  }, [jobId, form])

  const keep = async (...work: Promise<void>[]) => {
    const isKept = await Promise.all(work).then(
      () => true,
      () => false,
    )
    setState(({ restoredAt }) =>
      isKept ? { savedAt: Date.now(), ...(restoredAt && { restoredAt }) } : { failed: true },
    )
  }
  /** Not before the draft was read: what is chosen by then must not take its place. */
  const save = async (current: Answers) => {
    if (key) await saveAnswers(jobId, { answers: current, key, savedAt: Date.now() })
  }

  const onChange = () => {
    if (!form.current) return
    const current = readAnswers(form.current)
    setAnswers(current)
    void keep(save(current))
  }
  const onFile = (name: FileName, file: File | undefined) => {
    setFiles(({ [name]: _before, ...others }) => (file ? { ...others, [name]: file } : others))
    void keep(save(answers), saveFile(jobId, name, file))
  }
  const onDraw = (drawn: Drawing | undefined) => {
    setDrawing(drawn)
    void keep(save(answers), saveDrawing(jobId, drawn))
  }

  const clear = async () => {
    form.current?.reset()
    setAnswers(form.current ? begin(form.current) : {})
    setKey(newFormLoad().key)
    setFiles({})
    setDrawing(undefined)
    setState({})
    await removeDraft(jobId).catch(() => undefined)
  }

  return { answers, files, drawing, state, key, onChange, onFile, onDraw, clear }
}

function begin(form: HTMLFormElement, saved: Answers = {}): Answers {
  fillForm(form, { date: today(), ...saved })
  return readAnswers(form)
}

/** The day where the visitor is. */
function today(): string {
  const now = new Date()
  return new Date(now.getTime() - now.getTimezoneOffset() * 60_000).toISOString().slice(0, 10)
}
