import { useEffect, useRef } from 'react'

type Props = { className: string; children: React.ReactNode }

/** What went wrong, brought into view with the focus on it, wherever the press was; it is read out too. */
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
