import { Dialog } from './dialog.tsx'

const stay = () => undefined

/** One full-screen indicator for every wait. It announces itself politely, and only the end of the wait closes it. */
export const Loading = ({ text }: { text: string | undefined }) => (
  <Dialog
    className="loading-screen on-brand"
    label={text ?? ''}
    open={text !== undefined}
    onClose={stay}
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
