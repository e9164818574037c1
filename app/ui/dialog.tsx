import { useEffect, useRef } from 'react'

type Props = {
  label: string
  open: boolean
  onClose: () => void
  className?: string
  role?: 'dialog' | 'alertdialog'
  children: React.ReactNode
}

/**
 * The browser's own modal dialog: it keeps focus inside, closes on Escape, gives focus back, and
 * makes the page behind it inert. The stylesheet dims that page and stops its scrolling.
 */
export const Dialog = ({ label, open, onClose, className, role = 'dialog', children }: Props) => {
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => {
    if (open) dialog.current?.showModal()
    else dialog.current?.close()
  }, [open])
  return (
    <dialog
      className={className}
      role={role === 'dialog' ? undefined : role}
      aria-label={label}
      ref={dialog}
      onClose={onClose}
    >
      {open && children}
    </dialog>
  )
}
