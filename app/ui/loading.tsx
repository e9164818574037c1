import { Dialog } from './dialog.tsx'

const ignoreClose = () => undefined

/** The full-screen indicator for every wait. It is announced politely, and people cannot close it. */
export const Loading = ({ text }: { text: string | undefined }) => (
  <Dialog
    className="loading-screen on-brand"
    label={text ?? ''}
    open={text !== undefined}
    onClose={ignoreClose}
    closedby="none"
    onCancel={(event) => event.preventDefault()}
  >
    <output className="loading">
      <span className="loom" aria-hidden="true">
        {Array.from({ length: 9 }, (_, thread) => (
          <i key={thread} />
        ))}
      </span>
      <span>{text}</span>
    </output>
  </Dialog>
)
