import { useLocation } from 'react-router'
import type { LocatorTexts } from '../../../content/pages/find-agent.ts'

/** Replaces search, list, and map while agents cannot be loaded. */
export const LocatorUnavailable = ({ texts: { unavailable } }: { texts: LocatorTexts }) => {
  const { pathname, search } = useLocation()
  return (
    <div className="page section stack">
      <h2>{unavailable.title}</h2>
      <p>{unavailable.text}</p>
      <p className="cluster">
        <a className="button button-primary" href={pathname + search}>
          {unavailable.retry}
        </a>
        <a className="button button-quiet phone-number" href={unavailable.phone.uri} target="_top">
          {unavailable.phone.display}
        </a>
      </p>
    </div>
  )
}
