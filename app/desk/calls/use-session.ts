import { useEffect, useState } from 'react'
import { flushSync } from 'react-dom'
import { findTokens, syncWithOtherTabs } from './session.ts'
import { goToSignIn } from './sign-in-redirect.ts'

/** Redirects to the sign-in page without a session. `changeLost`: the session ended before a change was sent. */
export function useSession() {
  const [isSignedIn, setIsSignedIn] = useState(false)
  const [changeLost, setChangeLost] = useState(false)
  useEffect(() => {
    const stopSync = syncWithOtherTabs((hadChange) => (hadChange ? setChangeLost(true) : goToSignIn('expired')))
    const check = () => void findTokens().then((tokens) => (tokens ? setIsSignedIn(true) : goToSignIn()))
    // Back may restore a page with its data after the session has ended (back/forward cache). It is emptied at once,
    // and loaded again if the session is still valid.
    const onShow = ({ persisted }: PageTransitionEvent) => {
      if (!persisted) return
      flushSync(() => setIsSignedIn(false))
      check()
    }
    check()
    addEventListener('pageshow', onShow)
    return () => {
      stopSync()
      removeEventListener('pageshow', onShow)
    }
  }, [])
  return { isSignedIn, changeLost }
}
