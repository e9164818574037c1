import type { HomeContent } from '../../content/pages/home.ts'

type Props = { popup: HomeContent['popup']; onClose: () => void }

/** Placeholder: the steps arrive with the leads change; headings, step line and Close are as they will be. */
export const PopupForm = ({ popup, onClose }: Props) => (
  <div className="form">
    <div>
      <h3>{popup.formTitle}</h3>
      <p className="step-count">{popup.steps[0]}</p>
    </div>
    <p className="cluster">
      <button className="button button-primary" type="button">
        {popup.next}
      </button>
      <button className="button button-plain" type="button" onClick={onClose}>
        {popup.close}
      </button>
    </p>
  </div>
)
