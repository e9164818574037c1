import { useLayoutEffect, useId, useRef } from 'react'

type Props = { title: string; open: boolean; onClose: () => void; children: React.ReactNode }

/** A modal dialog; its content is mounted anew each time it opens. */
export const Confirm = ({ title, open, onClose, children }: Props) => {
  const titleId = useId()
  const dialog = useRef<HTMLDialogElement>(null)
  // With the rendering itself: otherwise a queued close event could come in between.
  useLayoutEffect(() => {
    if (open) dialog.current?.showModal()
    else dialog.current?.close()
  }, [open])
  return (
    <dialog
      className="confirm"
      ref={dialog}
      aria-labelledby={titleId}
      onClose={(event) => event.currentTarget.open || onClose()}
    >
      {open && (
        <>
          <h2 id={titleId}>{title}</h2>
          {children}
        </>
      )}
    </dialog>
  )
}
