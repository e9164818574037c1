import { useEffect, useRef } from 'react'

type Props = Omit<React.ComponentProps<'dialog'>, 'open' | 'onClose'> & {
  label: string
  open: boolean
  onClose: () => void
}

/**
 * The browser's own modal dialog: it keeps focus inside, closes on Escape, gives focus back, and
 * makes the page behind it inert. The stylesheet dims that page and stops its scrolling.
 */
export const Dialog = ({ label, open, onClose, children, ...attributes }: Props) => {
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => {
    if (open) dialog.current?.showModal()
    else dialog.current?.close()
  }, [open])
  return (
    <dialog
      {...attributes}
      aria-label={label}
      ref={dialog}
      onClose={(event) => {
        // React lets the closing of a dialog inside this one bubble; the browser does not. An owner that closed it knows.
        if (event.target === event.currentTarget && open) onClose()
      }}
    >
      {open && children}
    </dialog>
  )
}
