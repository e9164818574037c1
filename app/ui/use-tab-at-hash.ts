import { useEffect, useState } from 'react'

type Place = {
  tab: string
  /** What in the tab the address points at now. */
  goal?: string | undefined
  /** What it pointed at when the tab was opened. */
  entry?: string | undefined
}

/** Which tab is open lives in the address: a link to a tab, or to something inside one, opens it and goes there. */
export function useTabAtHash(initial: string) {
  const [place, setPlace] = useState<Place>({ tab: initial })
  useEffect(() => {
    const follow = () => setPlace(placeAtHash)
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
  return { tab: place.tab, entry: place.entry, choose }
}

function placeAtHash(here: Place): Place {
  const goal = location.hash.slice(1)
  const panel = document.getElementById(goal)?.closest('[role="tabpanel"]')
  if (!panel) return here
  return { tab: panel.id, goal, entry: panel.id === here.tab ? here.entry : goal }
}

/** The browser could not go there itself: the place was folded when the link was followed. */
function goTo(id: string) {
  const goal = document.getElementById(id)
  goal?.scrollIntoView()
  goal?.focus({ preventScroll: true })
}
