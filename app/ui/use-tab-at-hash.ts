import { useEffect, useState } from 'react'

/** The tab that is open, and what in it the address points at. */
type Place = { tab: string; goal?: string }

/** Which tab is open lives in the address: a link to a tab, or to something inside one, opens it and goes there. */
export function useTabAtHash(initial: string): [string, (tab: string) => void] {
  const [place, setPlace] = useState<Place>({ tab: initial })
  useEffect(() => {
    const follow = () => setPlace((here) => placeAtHash() ?? here)
    follow()
    addEventListener('hashchange', follow)
    return () => removeEventListener('hashchange', follow)
  }, [])
  useEffect(() => {
    if (place.goal) goTo(place.goal)
  }, [place])
  const choose = (tab: string) => {
    setPlace({ tab })
    history.replaceState(history.state, '', `#${tab}`)
  }
  return [place.tab, choose]
}

function placeAtHash(): Place | undefined {
  const goal = location.hash.slice(1)
  const panel = document.getElementById(goal)?.closest('[role="tabpanel"]')
  return panel ? { tab: panel.id, goal } : undefined
}

/** The browser could not go there itself: the place was folded when the link was followed. */
function goTo(id: string) {
  const goal = document.getElementById(id)
  goal?.scrollIntoView()
  goal?.focus({ preventScroll: true })
}
