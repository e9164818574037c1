import type { applicationPage } from '../../../content/pages/job-application.ts'
import { outcomeMessages } from '../../../contract/application-messages.ts'
import type { AlertContent } from '../../ui/alert.tsx'
import type { JobState, Stage } from './use-application.ts'

type Buttons = typeof applicationPage.form.buttons
type Actions = { submit: () => void; loadJob: () => void }

/** What the dialog over the form says; a button that offers to try again does so. */
export function alertFor(stage: Stage, jobState: JobState, buttons: Buttons, actions: Actions) {
  const tryAgain = (run: () => void) => ({ button: outcomeMessages.tryAgain, action: { run, close: buttons.close } })
  if (stage.at === 'taken') return alert('success', { ...outcomeMessages.success, button: buttons.done })
  if (stage.at === 'failed') {
    const { kind = 'error', canRetry, ...failure } = stage.failure
    return alert(kind, { ...failure, ...(canRetry ? tryAgain(actions.submit) : { button: buttons.close }) })
  }
  // Everything can be filled in meanwhile: who has closed this once is not told again.
  if (stage.at === 'filling' && jobState === 'failed' && !stage.knowsNoJob)
    return alert('error', { text: outcomeMessages.jobNotLoaded, ...tryAgain(actions.loadJob) })
  return undefined
}

const alert = (kind: AlertContent['kind'], content: Omit<AlertContent, 'kind'>): AlertContent => ({ kind, ...content })
