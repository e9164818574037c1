import { useEffect, useRef, useState } from 'react'
import type { LocatorTexts } from '../../../content/pages/find-agent.ts'
import { fill } from '../../text/fill.ts'
import { LocatorForm } from './locator-form.tsx'

type Props = { action: string; target: string; texts: LocatorTexts }

/**
 * The search above the frame. The form is sent to the frame, with or without scripts; a script brings the result into
 * view and announces it, because screen readers are not notified that a frame has changed.
 */
export const FrameSearch = ({ action, target, texts }: Props) => {
  const isSearching = useRef(false)
  const [status, setStatus] = useState('')

  useEffect(() => {
    const frame = document.querySelector<HTMLIFrameElement>(`iframe[name="${target}"]`)
    const showResult = () => {
      if (!frame || !isSearching.current) return
      isSearching.current = false
      const title = frame.contentDocument?.getElementById('agents-title')?.textContent
      setStatus(title ? fill(texts.search.done, { title }) : texts.search.failed)
      frame.scrollIntoView({ block: 'start' })
    }
    frame?.addEventListener('load', showResult)
    return () => frame?.removeEventListener('load', showResult)
  }, [target, texts])

  const search = () => {
    isSearching.current = true
    setStatus(texts.search.busy)
  }
  return (
    <div className="frame-search">
      <LocatorForm action={action} asked={{}} place={null} texts={texts} target={target} onSearch={search} />
      <output className="visually-hidden">{status}</output>
    </div>
  )
}
