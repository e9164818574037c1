import { useRef, useState } from 'react'
import { careerOutcomes, type CareerFormTexts } from '../../content/career-form.ts'
import { islandTexts } from '../../content/island.ts'
import { answerId, type FormAnswer } from '../../contract/posted-form.ts'
import { publicPaths } from '../../contract/public-paths.ts'
import { RichText } from '../ui/rich-text.tsx'
import { checkResume, problemsOf, type CareerPlace, type Resume } from './career-rules.ts'
import { EmailField, NameField } from './fields.tsx'
import { FileField } from './file-field.tsx'
import type { FieldTexts } from './form-rules.ts'
import { FormShell } from './form-shell.tsx'
import { PhoneField } from './phone-field.tsx'
import type { SendResult } from './send-form.ts'
import { SubmitButton } from './submit-button.tsx'
import { useSubmission, type Checked, type Outcome } from './use-submission.ts'

type Props = { place: CareerPlace; label: string; texts: CareerFormTexts; answer: FormAnswer | undefined }

/** The short form: contact data and a resume. Without JavaScript it is posted directly to the API call. */
export const CareerForm = ({ place, label, texts, answer }: Props) => {
  const source = `career-${place}` as const
  const form = useRef<HTMLFormElement>(null)
  const [file, setFile] = useState<File>()
  const [current, setCurrent] = useState<FieldTexts>()
  /** A ref, because events in quick succession need the current value before React renders. */
  const resume = useRef<Resume>({})
  /** The file that was chosen last counts, whichever is inspected first. */
  const chosen = useRef<File>(undefined)
  const inspecting = useRef(Promise.resolve())

  const setResume = (next: Resume) => {
    resume.current = next
    setFile(next.file)
  }
  const read = () => {
    const sent = new FormData(form.current ?? undefined)
    const problems = problemsOf(place, sent, resume.current)
    setCurrent(problems)
    return { sent, problems }
  }
  /** Refuses a file that cannot be sent; its field shows why. */
  const inspect = async (picked: File | undefined) => {
    chosen.current = picked
    const problem = picked && (await checkResume(picked))
    if (chosen.current !== picked) return
    setResume(problem ? { problem } : { file: picked })
    submission.report('resume', problem)
    read()
  }
  const check = async (): Promise<Checked> => {
    await inspecting.current
    // It is read only now; in the meantime, it may have been changed, moved, or deleted.
    if (resume.current.file) await inspect(resume.current.file)
    const { sent, problems } = read()
    const alert = place === 'popup' ? { text: careerOutcomes.fixErrors, button: texts.buttons.invalid } : undefined
    if (Object.keys(problems).length > 0) return { problems, alert }
    if (resume.current.file) sent.set('resume', resume.current.file)
    return { body: () => sent, conclude }
  }
  const conclude = (result: SendResult) => {
    if (result.outcome === 'accepted') setResume({})
    return outcomeOf(result, texts.buttons)
  }
  const submission = useSubmission({
    form,
    call: 'careerForms.submit',
    check,
    current,
    posted: answer?.problems,
    files: ['resume'],
  })

  const choose = (picked: File | undefined) => {
    inspecting.current = inspect(picked)
  }

  const { fields } = texts
  const { loaded, total } = submission.sending?.progress ?? { loaded: 0, total: 0 }
  return (
    <FormShell
      submission={submission}
      source={source}
      label={label}
      action={`${publicPaths['careerForms.submit']}#${answerId(source)}`}
      encType="multipart/form-data"
      answer={answer}
      sending={`${texts.sending}, ${Math.floor((100 * loaded) / (total || 1))}%`}
      reading={{ text: texts.reading, cancel: texts.buttons.cancel }}
      onChange={read}
      hidden={<input type="hidden" name="source" value={place} />}
      fields={
        <>
          <NameField texts={fields.name} />
          <EmailField name="email" texts={fields.email} />
          <PhoneField name="phone" texts={fields.phone} autoComplete={place === 'company' ? 'tel-national' : 'tel'} />
          <FileField name="resume" texts={fields.resume} fileTexts={texts.file} file={file} onChoose={choose} />
        </>
      }
    >
      <p className="small soft">
        <RichText text={texts.privacy} />
      </p>
      <p>
        <SubmitButton>{texts.submit}</SubmitButton>
      </p>
    </FormShell>
  )
}

function outcomeOf(result: SendResult, buttons: CareerFormTexts['buttons']): Outcome {
  const { success, failure, unreadable, other } = careerOutcomes
  if (result.outcome === 'accepted') return { kind: 'success', ...success, button: buttons.success }
  const retry = { kind: 'error', title: failure.title, button: buttons.failure, close: buttons.close } as const
  if (result.outcome === 'unreadable') return { ...retry, text: unreadable }
  if (result.outcome !== 'refused') return { ...retry, text: other, note: islandTexts.noConnection }
  const text = result.error ?? failure.text
  // A retry would fail again until the fields are corrected.
  const isFixable = Object.keys(result.problems).length > 0
  return isFixable ? { kind: 'error', title: failure.title, text, button: buttons.invalid } : { ...retry, text }
}
