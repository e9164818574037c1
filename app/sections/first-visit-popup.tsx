import { startTransition, useEffect, useState } from 'react'
import type { HomeContent } from '../../content/pages/home.ts'
import type { AgentPopup } from './agent-popup.tsx'

/** Opens the popup once in a browser session. Its code is fetched only then; without it the page stands as it is. */
export const FirstVisitPopup = ({ popup }: { popup: HomeContent['popup'] }) => {
  const [Popup, setPopup] = useState<typeof AgentPopup>()
  useEffect(() => {
    if (!takeFirstVisit()) return
    import('./agent-popup.tsx').then(
      (module) => startTransition(() => setPopup(() => module.AgentPopup)),
      () => {},
    )
  }, [])
  return Popup && <Popup popup={popup} />
}

/** A browser that keeps no session would show the popup on every visit: it gets none. */
function takeFirstVisit(): boolean {
  try {
    if (sessionStorage.getItem('popupShown')) return false
    sessionStorage.setItem('popupShown', 'yes')
    return true
  } catch {
    return false
  }
}
