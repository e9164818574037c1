import { useEffect, useRef } from 'react'

/** One full-screen indicator for every wait. It announces itself politely and cannot be closed. */
export const Loading = ({ text }: { text: string | undefined }) => {
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => {
    if (text) dialog.current?.showModal()
    else dialog.current?.close()
  }, [text])
  return (
    <dialog
      className="loading-screen on-brand"
      aria-label={text}
      ref={dialog}
      onCancel={(event) => event.preventDefault()}
    >
      <output className="loading">
        <span className="loom" aria-hidden="true">
          <i />
          <i />
          <i />
          <i />
          <i />
          <i />
          <i />
          <i />
          <i />
        </span>
        <p>{text}</p>
      </output>
    </dialog>
  )
}
