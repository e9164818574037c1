import type { applicationPage } from '../../../content/pages/job-application.ts'
import type { AlertContent } from '../../ui/alert.tsx'
import type { JobState, Stage } from './use-application.ts'

type Texts = Pick<typeof applicationPage.form, 'buttons' | 'outcome'>
type Actions = { submit: () => void; loadJob: () => void }

/** The content of the dialog over the form, if there is one. Its button retries if that makes sense. */
export function alertFor(stage: Stage, jobState: JobState, { buttons, outcome }: Texts, actions: Actions) {
  const retry = (run: () => void) => ({ button: buttons.tryAgain, action: { run, close: buttons.close } })
  if (stage.at === 'accepted') return alert('success', { ...outcome.success, button: buttons.done })
  if (stage.at === 'failed') {
    const { kind = 'error', canRetry, ...failure } = stage.failure
    return alert(kind, { ...failure, ...(canRetry ? retry(actions.submit) : { button: buttons.close }) })
  }
  // The form can still be filled in, so the error is not shown again once it was dismissed.
  if (stage.at === 'filling' && jobState === 'failed' && !stage.dismissedJobError)
    return alert('error', { text: outcome.jobNotLoaded, ...retry(actions.loadJob) })
  return undefined
}

const alert = (kind: AlertContent['kind'], content: Omit<AlertContent, 'kind'>): AlertContent => ({ kind, ...content })
