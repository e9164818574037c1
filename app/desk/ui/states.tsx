import { deskTexts } from '../../../content/admin/frame.ts'
import { WorkButton } from './busy-button.tsx'
import { DeskIcon, type DeskIconName } from './icon.tsx'

export const LoadingState = () => (
  <div className="state needs-script" aria-live="polite" aria-busy="true">
    <h2>{deskTexts.loading}</h2>
    <div className="skeleton" aria-hidden="true">
      <i />
      <i />
      <i />
      <i />
    </div>
  </div>
)

type ErrorProps = { message: string; text?: string | undefined; onRetry: () => Promise<unknown> }

export const ErrorState = ({ message, text = deskTexts.nothingLost, onRetry }: ErrorProps) => (
  <div className="state state-error" role="alert">
    <DeskIcon name="error" />
    <h2>{deskTexts.error(message)}</h2>
    <p>{text}</p>
    <WorkButton className="button button-quiet button-small" work={onRetry}>
      <DeskIcon name="retry" /> {deskTexts.retry}
    </WorkButton>
  </div>
)

type EmptyProps = { icon: DeskIconName; title: string; text: string; children?: React.ReactNode }

export const EmptyState = ({ icon, title, text, children }: EmptyProps) => (
  <div className="state">
    <DeskIcon name={icon} />
    <h2>{title}</h2>
    <p>{text}</p>
    {children}
  </div>
)
