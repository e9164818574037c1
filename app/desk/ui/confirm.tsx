import { Dialog } from '../../ui/dialog.tsx'

type Props = { title: string; open: boolean; onClose: () => void; children: React.ReactNode }

/** A dialog with a heading; its content is mounted again each time it opens. */
export const Confirm = ({ title, open, onClose, children }: Props) => (
  <Dialog className="confirm" label={title} open={open} onClose={onClose}>
    <h2>{title}</h2>
    {children}
  </Dialog>
)
