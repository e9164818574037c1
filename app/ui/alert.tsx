import { useId } from 'react'
import { Dialog } from './dialog.tsx'
import { Icon } from './icon.tsx'
import type { IconName } from './icons.ts'

export type AlertKind = 'missing' | 'error' | 'success'
export type AlertContent = {
  kind: AlertKind
  title?: string
  text: string
  /** A second paragraph below the text. */
  note?: string
  button: string
  /** What the button does; a second button then closes. Without an action, the button closes. */
  action?: { run: () => void; close: string }
}

const styles: Record<AlertKind, { className: string; icon: IconName }> = {
  missing: { className: 'alert alert-error', icon: 'bang' },
  error: { className: 'alert alert-error', icon: 'cross' },
  success: { className: 'alert alert-success', icon: 'check' },
}

/** The dialog for every outcome. The action does not close it: the owner does, by setting `alert` to undefined. */
export const Alert = ({ alert, onClose }: { alert: AlertContent | undefined; onClose: () => void }) => {
  const textId = useId()
  const style = styles[alert?.kind ?? 'error']
  return (
    <Dialog
      className={style.className}
      role="alertdialog"
      label={alert?.title ?? alert?.text ?? ''}
      aria-describedby={alert?.title && textId}
      open={alert !== undefined}
      onClose={onClose}
    >
      <span className="alert-icon">
        <Icon name={style.icon} />
      </span>
      {alert?.title && <h2>{alert.title}</h2>}
      <p id={textId}>{alert?.text}</p>
      {alert?.note && <p>{alert.note}</p>}
      <form className="cluster" method="dialog">
        {alert?.action ? (
          <>
            <button className="button button-strong" type="button" autoFocus onClick={alert.action.run}>
              {alert.button}
            </button>
            <button className="button button-quiet">{alert.action.close}</button>
          </>
        ) : (
          <button className="button button-strong" autoFocus>
            {alert?.button}
          </button>
        )}
      </form>
    </Dialog>
  )
}
