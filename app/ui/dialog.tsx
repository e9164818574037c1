import { useLayoutEffect, useRef } from 'react'

type Props = Omit<React.ComponentProps<'dialog'>, 'open' | 'onClose'> & {
  label: string
  open: boolean
  onClose: () => void
}

/**
 * The native modal dialog: it traps and restores the focus, closes on Escape, and makes the page behind it inert. The
 * stylesheet dims that page and stops its scrolling.
 */
export const Dialog = ({ label, open, onClose, onCancel, children, ...attributes }: Props) => {
  const dialog = useRef<HTMLDialogElement>(null)
  // With the rendering itself: otherwise a queued close event could come in between.
  useLayoutEffect(() => {
    if (open) dialog.current?.showModal()
    else dialog.current?.close()
  }, [open])
  return (
    <dialog
      {...attributes}
      aria-label={label}
      ref={dialog}
      onCancel={(event) => {
        // Escape. File fields fire this event too.
        if (event.target !== event.currentTarget) return
        onCancel?.(event)
        if (event.defaultPrevented) return
        // Closed and reported right away: before the queued close event, another dialog may be opened. Closing comes first,
        // because it restores the focus, and the owner may move it on.
        event.currentTarget.close()
        onClose()
      }}
      onClose={(event) => {
        // Unlike in the browser, close events of nested dialogs bubble in React. An owner that closed it already knows.
        // The event is queued: by the time it fires, the dialog may be open again with another message.
        if (event.target === event.currentTarget && open && !event.currentTarget.open) onClose()
      }}
    >
      {open && children}
    </dialog>
  )
}
