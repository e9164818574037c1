import { useRef, useState } from 'react'
import { Alert } from '../../ui/alert.tsx'
import { FormContext } from '../use-field.ts'
import { Confirmation } from './confirmation.tsx'
import { DeleteDraft } from './delete-draft.tsx'
import type { Drawing } from './drawing.ts'
import { ErrorSummary } from './error-summary.tsx'
import { KeptContact } from './kept-contact.tsx'
import { ClosedNotice, LateNotice, RestoredNotice, WithoutScript } from './notices.tsx'
import { FormProgress } from './progress.tsx'
import { QuestionContext } from './question-context.ts'
import { Questions } from './question.tsx'
import { isDone } from './sections-done.ts'
import { SendingBar } from './sending-bar.tsx'
import { useApplication, type ApplicationProps } from './use-application.ts'
import { useCurrentSection } from './use-current-section.ts'

const source = 'apply'
const idOf = (name: string) => `${source}-${name}`

/** The long form: thirteen sections, stored on the device until they are sent together. */
export const ApplicationForm = (props: ApplicationProps) => {
  const { texts, job, jobState } = props
  const form = useRef<HTMLFormElement>(null)
  const submitButton = useRef<HTMLButtonElement>(null)
  const draftNote = useRef<HTMLDivElement>(null)
  const [isConfirmingDelete, setConfirmingDelete] = useState(false)
  const application = useApplication(props, form)
  const { draft, sending, reading, entered, current, problems, summary } = application
  const { answers, files, drawing, state } = draft
  const handlers = {
    onFile: draft.onFile,
    onDraw: (drawn: Drawing | undefined) => void draft.onDraw(drawn),
    onBlur: application.onBlur,
  }
  const currentSection = useCurrentSection(texts.sections)
  const isSending = sending !== undefined

  const done = new Set(
    texts.sections.filter((section) => isDone(section, entered, current)).map((section) => section.id),
  )
  const cancel = () => {
    sending?.cancel()
    // The cancel button disappears with the upload.
    submitButton.current?.focus()
  }
  if (application.receipt)
    return <Confirmation texts={texts} receipt={application.receipt} onDone={application.onDone} />
  return (
    <div className="application">
      <FormProgress
        texts={texts}
        done={done}
        isComplete={Object.keys(current).length === 0}
        current={currentSection}
        draft={state}
        files={files}
        noteRef={draftNote}
        onRemove={() => setConfirmingDelete(true)}
      />
      <form
        className="application-form"
        aria-label={texts.label}
        // Before hydration the form cannot be sent; with this method a submit does nothing and loses nothing.
        method="dialog"
        noValidate
        ref={form}
        onSubmit={(event) => {
          event.preventDefault()
          void application.submit()
        }}
        onChange={() => void draft.read()}
      >
        <WithoutScript text={texts.without} />
        <FormIntro texts={texts.intro} />
        {state.hasContact && <KeptContact texts={texts.contact} />}
        {jobState === 'closed' && <ClosedNotice texts={texts} jobTitle={job?.jobTitle} entered={entered} />}
        {jobState === 'loaded' && job?.isLate && job.acceptedUntil && (
          <LateNotice texts={texts.late} until={job.acceptedUntil} />
        )}
        {state.restored && <RestoredNotice texts={texts.draft} restored={state.restored} files={files} />}
        <ErrorSummary texts={texts} problems={application.hasTried ? problems : {}} idOf={idOf} ref={summary} />
        <output className="visually-hidden">{application.announcement}</output>
        <FormContext value={{ source, problems, values: {} }}>
          <QuestionContext value={{ texts, answers, files, unsaved: state.unsaved, drawing, ...handlers }}>
            {texts.sections.map((section, index) => (
              <section
                className="form-section reveal"
                id={section.id}
                key={section.id}
                aria-labelledby={`${section.id}-title`}
                inert={isSending}
                // The inline script adds a class to sections that are not in view yet.
                suppressHydrationWarning
              >
                <h2 id={`${section.id}-title`}>
                  <span>{index + 1}</span> {section.title}
                </h2>
                {section.intro && <p className="soft">{section.intro}</p>}
                <Questions questions={section.questions} />
              </section>
            ))}
          </QuestionContext>
        </FormContext>
        <div className="form-section">
          {sending && (
            <SendingBar texts={texts.sending} reading={reading} progress={sending.progress} onCancel={cancel} />
          )}
          <WithoutScript text={texts.without} />
          <p className="needs-script">
            <button
              className="button button-primary"
              ref={submitButton}
              // Not `submit`: Enter in a field would send an application, which cannot be changed afterward.
              type="button"
              onClick={() => void application.submit()}
              // Not `disabled`, because a disabled button loses the focus.
              aria-disabled={isSending || undefined}
              aria-busy={isSending || undefined}
            >
              {isSending ? texts.submitting : texts.submit}
            </button>
          </p>
          <output className="small soft needs-script">
            {application.isCanceled ? texts.sending.canceled : texts.note}
          </output>
        </div>
      </form>
      <Alert alert={application.alert} onClose={application.onAlertClosed} />
      <DeleteDraft
        texts={texts.draft}
        open={isConfirmingDelete}
        onKeep={() => setConfirmingDelete(false)}
        onDelete={() => {
          setConfirmingDelete(false)
          void draft.remove()
          // The delete button disappears with the draft.
          requestAnimationFrame(() => draftNote.current?.focus())
        }}
      />
    </div>
  )
}

/** How long the form takes and what it requires. On a phone, the documents are far down: a link leads to them. */
const FormIntro = ({ texts }: { texts: ApplicationProps['texts']['intro'] }) => (
  <div className="form-intro">
    <ul>
      {texts.points.map((point) => (
        <li key={point}>{point}</li>
      ))}
      <li className="needs-script">{texts.draft}</li>
    </ul>
    <p className="only-narrow">
      <a href={texts.resume.href}>{texts.resume.text}</a>
    </p>
  </div>
)
