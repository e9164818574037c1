import type { applicationPage } from '../../../content/pages/job-application.ts'
import { Dialog } from '../../ui/dialog.tsx'
import { Icon } from '../../ui/icon.tsx'

type Props = {
  texts: typeof applicationPage.form.draft
  open: boolean
  onKeep: () => void
  onDelete: () => void
}

/** Asks for confirmation before a draft is deleted, which may be half an hour of work. */
export const DeleteDraft = ({ texts, open, onKeep, onDelete }: Props) => (
  <Dialog className="alert alert-error" role="alertdialog" label={texts.askTitle} open={open} onClose={onKeep}>
    <span className="alert-icon">
      <Icon name="bang" />
    </span>
    <h2>{texts.askTitle}</h2>
    <p>{texts.askText}</p>
    <p className="cluster">
      <button className="button button-strong" type="button" autoFocus onClick={onKeep}>
        {texts.keep}
      </button>
      <button className="button button-quiet" type="button" onClick={onDelete}>
        {texts.confirm}
      </button>
    </p>
  </Dialog>
)
