import { useState } from 'react'

type Props = React.ComponentProps<'button'> & { busy: boolean }

/**
 * A button whose work takes time. `disabled` would move the focus to the body, so this button keeps the focus and
 * ignores presses until the work is done, including Enter in a field of its form. Use `disabled` only on buttons that
 * cannot have the focus.
 */
export const BusyButton = ({ busy, onClick, children, ...button }: Props) => (
  <button
    {...button}
    aria-disabled={busy || undefined}
    aria-busy={busy || undefined}
    onClick={(event) => {
      if (busy) event.preventDefault()
      else onClick?.(event)
    }}
  >
    {children}
  </button>
)

type WorkProps = Omit<React.ComponentProps<'button'>, 'onClick'> & {
  work: () => Promise<unknown>
  /** Shown while the work runs, if not what the button shows otherwise. */
  during?: React.ReactNode
}

/** A button that is busy while its own work runs. */
export const WorkButton = ({ work, children, during = children, ...button }: WorkProps) => {
  const [busy, setBusy] = useState(false)
  const press = async () => {
    setBusy(true)
    await work()
    setBusy(false)
  }
  return (
    <BusyButton {...button} type="button" busy={busy} onClick={() => void press()}>
      {busy ? during : children}
    </BusyButton>
  )
}
