import { useEffect, useState } from 'react'
import { Alert, type AlertContent } from '../../ui/alert.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Loading } from '../../ui/loading.tsx'
import { Specimen } from './specimen.tsx'

const alerts: AlertContent[] = [
  {
    kind: 'missing',
    title: 'Missing Details!',
    text: 'Please check and complete the required fields.',
    button: 'Go back',
  },
  { kind: 'error', title: 'Error', text: 'Something went wrong. Please try again later.', button: 'Close' },
  { kind: 'success', title: 'Success', text: 'Your application has been submitted successfully!', button: 'Close' },
  { kind: 'success', text: 'A message without a title.', button: 'Close' },
]

export const Overlays = () => {
  const [dialogOpen, setDialogOpen] = useState(false)
  const [alert, setAlert] = useState<AlertContent>()
  const [loading, setLoading] = useState(false)
  useEffect(() => {
    if (!loading) return
    const end = setTimeout(() => setLoading(false), 3000)
    return () => clearTimeout(end)
  }, [loading])
  return (
    <Specimen title="Dialog, alerts, loading">
      <p className="cluster">
        <button className="button button-quiet" type="button" onClick={() => setDialogOpen(true)}>
          Open the dialog
        </button>
        {alerts.map((content) => (
          <button className="button button-quiet" type="button" key={content.text} onClick={() => setAlert(content)}>
            Alert: {content.kind}
            {!content.title && ', no title'}
          </button>
        ))}
        <button className="button button-quiet" type="button" onClick={() => setLoading(true)}>
          Load for three seconds
        </button>
      </p>
      <Dialog label="A dialog" open={dialogOpen} onClose={() => setDialogOpen(false)}>
        <form className="dialog-closing" method="dialog">
          <button className="icon-button icon-button-bare dialog-close" aria-label="Close">
            <Icon name="close" />
          </button>
        </form>
        <div className="dialog-body stack">
          <h3>A dialog</h3>
          <p>Escape, the X and the button close it. Focus stays inside and comes back.</p>
          <form method="dialog">
            <button className="button button-strong">Close</button>
          </form>
        </div>
      </Dialog>
      <Alert alert={alert} onClose={() => setAlert(undefined)} />
      <Loading text={loading ? 'Sending your details' : undefined} />
    </Specimen>
  )
}
