import { deskTexts } from '../../../content/admin/frame.ts'

type Props = { text: string; onClose: () => void }

/** In place of a dialog that could not be loaded. Phones have no Escape key, so there is a button. */
export const DialogFailure = ({ text, onClose }: Props) => (
  <>
    <p className="notice notice-bad" role="alert">
      {text}
    </p>
    <p className="desk-actions">
      <button className="button button-quiet" type="button" onClick={onClose}>
        {deskTexts.close}
      </button>
    </p>
  </>
)
