import { useState } from 'react'

type Props = React.ComponentProps<'button'> & { busy: boolean }

/**
 * A button whose work takes time. A `disabled` button would drop the focus to the body, so this one keeps it and
 * ignores presses until the work is done; Enter in a field of its form presses it too. `disabled` is left for buttons
 * that nobody can be on.
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

type WorkProps = Omit<React.ComponentProps<'button'>, 'onClick'> & { work: () => Promise<unknown> }

/** A button that is busy for as long as its own work takes. */
export const WorkButton = ({ work, ...button }: WorkProps) => {
  const [busy, setBusy] = useState(false)
  const press = async () => {
    setBusy(true)
    await work()
    setBusy(false)
  }
  return <BusyButton {...button} type="button" busy={busy} onClick={() => void press()} />
}
