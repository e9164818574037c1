import { DeskIcon, type DeskIconName } from './icon.tsx'

export type NoticeContent = { kind: 'good' | 'wait' | 'bad'; text: React.ReactNode; action?: React.ReactNode }

const icons: Record<NoticeContent['kind'], DeskIconName> = { good: 'check', wait: 'clock', bad: 'error' }

/** Reports what just happened; it stays until the next notice. */
export const Notice = ({ notice }: { notice: NoticeContent | undefined }) => (
  <output className={notice ? `notice notice-${notice.kind}` : undefined}>
    {notice && (
      <>
        <DeskIcon name={icons[notice.kind]} />
        <span>{notice.text}</span>
        {notice.action}
      </>
    )}
  </output>
)
