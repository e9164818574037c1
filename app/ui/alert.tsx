import { useId } from 'react'
import { Dialog } from './dialog.tsx'
import { Icon } from './icon.tsx'
import type { IconName } from './icons.ts'

export type AlertKind = 'missing' | 'error' | 'success'
export type AlertContent = { kind: AlertKind; title?: string; text: string; button: string }

const looks: Record<AlertKind, { className: string; icon: IconName }> = {
  missing: { className: 'alert alert-error', icon: 'bang' },
  error: { className: 'alert alert-error', icon: 'cross' },
  success: { className: 'alert alert-success', icon: 'check' },
}

/** One dialog for every outcome: what happened, what to do, one button. */
export const Alert = ({ alert, onClose }: { alert: AlertContent | undefined; onClose: () => void }) => {
  const textId = useId()
  const look = looks[alert?.kind ?? 'error']
  return (
    <Dialog
      className={look.className}
      role="alertdialog"
      label={alert?.title ?? alert?.text ?? ''}
      aria-describedby={alert?.title && textId}
      open={alert !== undefined}
      onClose={onClose}
    >
      <span className="alert-icon">
        <Icon name={look.icon} />
      </span>
      {alert?.title && <h2>{alert.title}</h2>}
      <p id={textId}>{alert?.text}</p>
      <form method="dialog">
        <button className="button button-strong" autoFocus>
          {alert?.button}
        </button>
      </form>
    </Dialog>
  )
}
