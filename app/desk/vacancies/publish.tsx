import { createTexts } from '../../../content/admin/vacancies.ts'
import { BusyButton } from '../ui/busy-button.tsx'
import { Confirm } from '../ui/confirm.tsx'

export type FirstStatus = 'active' | 'draft'

type Props = {
  jobTitle: string
  open: boolean
  /** The chosen status, while the vacancy is created. */
  creating: FirstStatus | undefined
  onClose: () => void
  onChoose: (status: FirstStatus) => void
}

const texts = createTexts.ask

/** Asks once whether a new vacancy becomes public now. */
export const Publish = ({ jobTitle, open, creating, onClose, onChoose }: Props) => {
  const choice = (status: FirstStatus, look: string, text: string) => (
    <BusyButton
      className={`button ${look}`}
      type="button"
      busy={creating !== undefined}
      onClick={() => onChoose(status)}
    >
      {creating === status ? createTexts.busy : text}
    </BusyButton>
  )
  return (
    <Confirm title={texts.title(jobTitle)} open={open} onClose={onClose}>
      <p>{texts.text}</p>
      <div className="desk-actions">
        <button className="button button-plain" type="button" onClick={onClose}>
          {texts.back}
        </button>
        {choice('draft', 'button-quiet', texts.keep)}
        {choice('active', 'button-strong', texts.publish)}
      </div>
    </Confirm>
  )
}
