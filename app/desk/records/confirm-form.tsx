import { deskTexts } from '../../../content/admin/frame.ts'
import { useSubmit } from '../calls/use-submit.ts'
import { DialogButtons } from '../ui/dialog-buttons.tsx'

type Props<T> = {
  button: string
  danger?: boolean
  disabled?: boolean
  /** In place of “Cancel”, which would be unclear where something is canceled. */
  cancel?: string
  send: () => Promise<T>
  onDone: (result: T) => unknown
  onClose: () => void
  children: React.ReactNode
}

/** A dialog that only has to be confirmed. */
export const ConfirmForm = <T,>({
  button,
  danger = false,
  disabled = false,
  cancel,
  send,
  onDone,
  onClose,
  children,
}: Props<T>) => {
  const { error, busy, submit } = useSubmit(send, onDone)
  return (
    <form className="form" onSubmit={submit}>
      {children}
      <Failure error={error} />
      <DialogButtons text={button} busy={busy} danger={danger} disabled={disabled} cancel={cancel} onClose={onClose} />
    </form>
  )
}

export const Failure = ({ error }: { error: string | undefined }) =>
  error !== undefined && (
    <p className="notice notice-bad" role="alert">
      {deskTexts.error(error)}
    </p>
  )

/** What a dialog is about to do, and what stays. */
export const Consequences = ({ points, kept }: { points: readonly string[]; kept?: string }) => (
  <ul className="marked-list">
    {points.map((point) => (
      <li key={point}>{point}</li>
    ))}
    {kept !== undefined && <li className="is-kept">{kept}</li>}
  </ul>
)
