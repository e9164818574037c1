import { useEffect, useState } from 'react'
import { flushSync } from 'react-dom'
import { joinOtherTabs, newestTokens } from './session.ts'
import { goToSignIn } from './sign-in-way.ts'

/** Whether somebody is signed in; whoever is not is led to the sign-in page. `lost` when a change could not be sent. */
export function useSession() {
  const [isIn, setIsIn] = useState(false)
  const [lost, setLost] = useState(false)
  useEffect(() => {
    const leave = joinOtherTabs((writing) => (writing ? setLost(true) : goToSignIn('expired')))
    const check = () => void newestTokens().then((tokens) => (tokens ? setIsIn(true) : goToSignIn()))
    // Back may show a page as it was left, with all that stood on it, after its session has ended: it is emptied at
    // once, and filled again from the server for somebody who is still signed in.
    const onShow = ({ persisted }: PageTransitionEvent) => {
      if (!persisted) return
      flushSync(() => setIsIn(false))
      check()
    }
    check()
    addEventListener('pageshow', onShow)
    return () => {
      leave()
      removeEventListener('pageshow', onShow)
    }
  }, [])
  return { isIn, lost }
}
