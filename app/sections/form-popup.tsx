import { useState } from 'react'
import { Dialog } from '../ui/dialog.tsx'
import { Icon } from '../ui/icon.tsx'

type Props = {
  id: string
  popup: { title: string; text: string; close: string }
  /** `close` is for the form to call when it was sent. */
  children: (close: () => void) => React.ReactNode
}

/**
 * A button and the popup that it opens. Without JavaScript the button leads to the address of the
 * popup in the page, where the stylesheet shows it as a section.
 */
export const FormPopup = ({ id, popup, children }: Props) => {
  const [open, setOpen] = useState(false)
  const close = () => setOpen(false)
  return (
    <>
      <form
        action={`#${id}`}
        onSubmit={(event) => {
          event.preventDefault()
          setOpen(true)
        }}
      >
        <button className="button button-primary" aria-haspopup="dialog">
          {popup.title}
        </button>
      </form>
      <Dialog id={id} label={popup.title} open={open} onClose={close} keep className="form-popup">
        <button
          className="icon-button icon-button-bare dialog-close"
          type="button"
          aria-label={popup.close}
          onClick={close}
        >
          <Icon name="close" />
        </button>
        <div className="form-popup-head stack">
          <h2>{popup.title}</h2>
          <p className="soft">{popup.text}</p>
        </div>
        {children(close)}
      </Dialog>
    </>
  )
}
