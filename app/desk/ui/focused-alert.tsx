import { useEffect, useRef } from 'react'

type Props = { className: string; children: React.ReactNode }

/** An error message that scrolls into view and takes the focus, so that screen readers announce it. */
export const FocusedAlert = ({ className, children }: Props) => {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    box.current?.focus({ preventScroll: true })
    box.current?.scrollIntoView({ block: 'center' })
  }, [])
  return (
    <div className={className} ref={box} role="alert" tabIndex={-1}>
      {children}
    </div>
  )
}
