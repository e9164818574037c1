import { useEffect, useRef } from 'react'

type Props = {
  id?: string
  label: string
  open: boolean
  onClose: () => void
  className?: string
  role?: 'dialog' | 'alertdialog'
  /** Whether the content stays in the page while closed: what was typed into it is kept. */
  keep?: boolean
  children: React.ReactNode
}

/**
 * The browser's own modal dialog: it keeps focus inside, closes on Escape, gives focus back, and
 * makes the page behind it inert. The stylesheet dims that page and stops its scrolling.
 */
export const Dialog = ({ id, label, open, onClose, className, role = 'dialog', keep, children }: Props) => {
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => {
    if (open) dialog.current?.showModal()
    else dialog.current?.close()
  }, [open])
  return (
    <dialog
      id={id}
      className={className}
      role={role === 'dialog' ? undefined : role}
      aria-label={label}
      ref={dialog}
      onClose={(event) => {
        // React lets the closing of a dialog inside this one bubble; the browser does not.
        if (event.target === event.currentTarget) onClose()
      }}
    >
      {(open || keep) && children}
    </dialog>
  )
}
