import type { applicationPage } from '../../../content/pages/job-application.ts'
import { Icon } from '../../ui/icon.tsx'
import { fileNames, type DraftFiles } from './draft-store.ts'
import type { DraftState } from './use-draft.ts'

const moment = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeStyle: 'short' })

type Props = {
  texts: typeof applicationPage.form.draft
  restored: NonNullable<DraftState['restored']>
  files: DraftFiles
}

/** Says which draft was restored from the device, and which files are missing. */
export const RestoredNotice = ({ texts, restored, files }: Props) => {
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
