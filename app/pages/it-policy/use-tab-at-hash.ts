import { useEffect, useState } from 'react'

type Place = {
  tab: string
  /** The id in the tab that the hash points to now. */
  target?: string | undefined
  /** The id that the hash pointed to when the tab was opened. */
  entry?: string | undefined
}

/** Keeps the open tab in the URL hash. A link to a tab, or to an element in one, opens the tab and scrolls there. */
export function useTabAtHash(initial: string) {
  const [place, setPlace] = useState<Place>({ tab: initial })
  useEffect(() => {
    const update = () => setPlace(placeAtHash)
    update()
    addEventListener('hashchange', update)
    return () => removeEventListener('hashchange', update)
  }, [])
  useEffect(() => {
    if (place.target) scrollToTarget(place.target)
  }, [place])
  const choose = (tab: string) => {
    setPlace({ tab })
    history.replaceState(history.state, '', `#${tab}`)
  }
  return { tab: place.tab, entry: place.entry, choose }
}

function placeAtHash(current: Place): Place {
  const target = location.hash.slice(1)
  const panel = document.getElementById(target)?.closest('[role="tabpanel"]')
  if (!panel) return current
  return { tab: panel.id, target, entry: panel.id === current.tab ? current.entry : target }
}

/** The browser could not scroll there itself, because the element was hidden when the link was followed. */
function scrollToTarget(id: string) {
  const target = document.getElementById(id)
  target?.scrollIntoView()
  target?.focus({ preventScroll: true })
}
