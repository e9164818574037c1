import { useState } from 'react'
import type { LeadFormTexts, LeadPopup as LeadPopupTexts } from '../../content/lead-forms.ts'
import { PopupForm } from '../forms/popup-form.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { Icon } from '../ui/icon.tsx'

type Props = { popup: LeadPopupTexts; texts: LeadFormTexts }

const id = 'get-started'

/**
 * A button and the popup that it opens. Without JavaScript the button leads to the address of the
 * popup in the page, where the stylesheet shows it as a section.
 */
export const LeadPopup = ({ popup, texts }: Props) => {
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
      <Dialog id={id} label={popup.title} open={open} onClose={close} keep className="lead-popup">
        <button
          className="icon-button icon-button-bare dialog-close"
          type="button"
          aria-label={popup.close}
          onClick={close}
        >
          <Icon name="close" />
        </button>
        <div className="lead-popup-head stack">
          <h2>{popup.title}</h2>
          <p className="soft">{popup.text}</p>
        </div>
        <PopupForm texts={texts} source={popup.source} label={popup.title} action={`#${id}`} onSent={close} />
      </Dialog>
    </>
  )
}
