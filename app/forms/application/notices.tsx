import type { applicationPage } from '../../../content/pages/job-application.ts'
import { longDate } from '../../text/long-date.ts'
import { Icon } from '../../ui/icon.tsx'
import { RichText } from '../../ui/rich-text.tsx'
import { fileNames, type DraftFiles } from './draft-store.ts'
import { SaveAnswers } from './save-answers.tsx'
import type { DraftState } from './use-draft.ts'

type FormTexts = typeof applicationPage.form

/** Says that the job is closed, and offers to save the answers. */
export const ClosedNotice = ({ texts, jobTitle, entered }: React.ComponentProps<typeof SaveAnswers>) => (
  <div className="message message-error" role="alert">
    <Icon name="error" />
    <div className="stack">
      <h2>{texts.closed.title}</h2>
      <p>
        <RichText text={texts.closed.text} />
      </p>
      <SaveAnswers {...{ texts, jobTitle, entered }} />
    </div>
  </div>
)

/** Says that the last day is over, and until when an application that was begun is still accepted. */
export const LateNotice = ({ texts, until }: { texts: FormTexts['late']; until: string }) => (
  <div className="message">
    <Icon name="bang" />
    <div className="stack">
      <h2>{texts.title}</h2>
      <p>{texts.text(longDate(until.slice(0, 'YYYY-MM-DD'.length)))}</p>
    </div>
  </div>
)

const moment = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeStyle: 'short' })

type RestoredProps = {
  texts: FormTexts['draft']
  restored: NonNullable<DraftState['restored']>
  files: DraftFiles
}

/** Says which draft was restored from the device, and which files are missing. */
export const RestoredNotice = ({ texts, restored, files }: RestoredProps) => {
  const missing = fileNames.filter((name) => restored.missing[name] && !files[name])
  return (
    <output className="message message-success">
      <Icon name="check" />
      <span>{texts.restored(moment.format(restored.savedAt), restored.files)}</span>
      {missing.map((name) => (
        <span className="message-line" key={name}>
          {texts.missingFile(restored.missing[name] ?? '')}
        </span>
      ))}
    </output>
  )
}

/** What to do if the form cannot be sent because scripts do not run. */
export const WithoutScript = ({ text }: { text: string }) => (
  <div className="without-script">
    <div className="message message-error">
      <Icon name="error" />
      <p>
        <RichText text={text} />
      </p>
    </div>
  </div>
)
