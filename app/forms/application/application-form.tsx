import { useRef, useState } from 'react'
import { Alert } from '../../ui/alert.tsx'
import { Icon } from '../../ui/icon.tsx'
import { RichText } from '../../ui/rich-text.tsx'
import { useHydrated } from '../../ui/use-hydrated.ts'
import { FormContext } from '../use-field.ts'
import { DeleteDraft } from './delete-draft.tsx'
import { ErrorSummary } from './error-summary.tsx'
import { FillingContext } from './filling.ts'
import { FormProgress } from './progress.tsx'
import { Questions } from './question.tsx'
import { isDone } from './sections-done.ts'
import { SendingBar } from './sending-bar.tsx'
import { useApplication, type ApplicationProps } from './use-application.ts'
import { useCurrentSection } from './use-current-section.ts'
import { useLeaveGuard } from './use-leave-guard.ts'

const source = 'apply'
const idOf = (name: string) => `${source}-${name}`
const moment = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeStyle: 'short' })

/** The long form: thirteen sections that are kept on the device until all of them are sent together. */
export const ApplicationForm = (props: ApplicationProps) => {
  const { texts } = props
  const form = useRef<HTMLFormElement>(null)
  const hydrated = useHydrated()
  const [asksToDelete, setAsksToDelete] = useState(false)
  const { draft, stage, alert, entered, wrong, problems, summary, submit, onAlertClosed } = useApplication(props, form)
  const { answers, files, drawing, state, onFile, onDraw } = draft
  const current = useCurrentSection(texts.sections)
  const isSending = stage.at === 'sending'
  useLeaveGuard(state.savedAt !== undefined)

  const done = new Set(
    texts.sections.filter((section) => wrong && isDone(section, entered, wrong)).map((section) => section.id),
  )
  return (
    <div className="application">
      <FormProgress texts={texts} done={done} current={current} draft={state} onRemove={() => setAsksToDelete(true)} />
      <form
        className="application-form"
        aria-label={texts.label}
        method="post"
        noValidate
        ref={form}
        onSubmit={(event) => {
          event.preventDefault()
          void submit()
        }}
        onChange={draft.onChange}
      >
        <noscript>
          <div className="notice notice-error">
            <Icon name="error" />
            <p>
              <RichText text={texts.without} />
            </p>
          </div>
        </noscript>
        {state.restoredAt && (
          <output className="notice notice-success">
            <Icon name="check" /> {texts.draft.restored(moment.format(state.restoredAt))}
          </output>
        )}
        <ErrorSummary texts={texts} problems={problems} idOf={idOf} ref={summary} />
        <FormContext value={{ source, problems, values: {} }}>
          <FillingContext value={{ texts, answers, files, drawing, onFile, onDraw }}>
            {texts.sections.map((section, index) => (
              <section
                className="form-section"
                id={section.id}
                key={section.id}
                aria-labelledby={`${section.id}-title`}
                inert={isSending}
              >
                <h2 id={`${section.id}-title`}>
                  <span>{index + 1}</span> {section.title}
                </h2>
                {section.intro && <p className="soft">{section.intro}</p>}
                <Questions questions={section.questions} />
              </section>
            ))}
          </FillingContext>
        </FormContext>
        <div className="form-section">
          {stage.at === 'sending' && (
            <SendingBar texts={texts.sending} progress={stage.progress} onCancel={stage.cancel} />
          )}
          <p>
            <button
              className="button button-primary"
              disabled={!hydrated || isSending}
              aria-busy={isSending || undefined}
            >
              {isSending ? texts.submitting : texts.submit}
            </button>
          </p>
          <output className="small soft">
            {stage.at === 'filling' && stage.cancelled ? texts.sending.cancelled : texts.note}
          </output>
        </div>
      </form>
      <Alert alert={alert} onClose={onAlertClosed} />
      <DeleteDraft
        texts={texts.draft}
        open={asksToDelete}
        onKeep={() => setAsksToDelete(false)}
        onDelete={() => {
          setAsksToDelete(false)
          void draft.clear()
        }}
      />
    </div>
  )
}
