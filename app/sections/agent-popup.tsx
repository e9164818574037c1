import { useEffect, useRef, useState } from 'react'
import type { HomeContent } from '../../content/pages/home.ts'
import { InquirySteps } from '../forms/inquiry-steps.tsx'
import { Picture } from '../pictures/picture.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { Icon } from '../ui/icon.tsx'
import { Points } from './text-blocks.tsx'

/** Invites to become an agent: the pitch and the form on two sides of the woven edge. */
export const AgentPopup = ({ popup }: { popup: HomeContent['popup'] }) => {
  const [open, setOpen] = useState(true)
  const title = useRef<HTMLHeadingElement>(null)
  const close = () => setOpen(false)
  // Nobody asked for it, so it begins with its title: a field in focus would raise the keyboard of a phone.
  useEffect(() => title.current?.focus(), [])
  return (
    <Dialog label={popup.title} open={open} onClose={close} className="popup dialog-wide">
      <div className="popup-pitch on-brand">
        <div className="stack">
          <h2 tabIndex={-1} ref={title}>
            {popup.title}
          </h2>
          <p>{popup.text}</p>
          <Points texts={popup.points} />
        </div>
        <Picture picture={popup.picture} className="popup-art" />
      </div>
      <button
        className="icon-button icon-button-bare dialog-close"
        type="button"
        aria-label={popup.close}
        onClick={close}
      >
        <Icon name="close" />
      </button>
      <div className="weave" aria-hidden="true" />
      <div className="popup-form">
        <InquirySteps popup={popup} onClose={close} />
      </div>
    </Dialog>
  )
}
