import { useEffect, useEffectEvent, useLayoutEffect, useState } from 'react'
import { flushSync } from 'react-dom'
import { useRevalidator } from 'react-router'
import { findTokens } from './call.ts'
import { onLostChange } from './session.ts'
import { goToSignIn } from './sign-in-redirect.ts'

/** `isHidden`: nothing may be shown until the session is checked. `changeLost`: it ended before a change was sent. */
export function useSession() {
  const [isHidden, setIsHidden] = useState(false)
  const [changeLost, setChangeLost] = useState(false)
  const { revalidate } = useRevalidator()
  useEffect(() => onLostChange(() => setChangeLost(true)), [])
  const show = useEffectEvent(async () => {
    if (!(await findTokens())) return goToSignIn()
    await revalidate()
    setIsHidden(false)
  })
  // Before the first data is painted, so that no page with data is without its listener.
  useLayoutEffect(() => {
    // Back may restore a page with its data after the session ended (back/forward cache). It is emptied immediately,
    // and loaded again if the session is still valid.
    const onShow = ({ persisted }: PageTransitionEvent) => {
      if (!persisted) return
      flushSync(() => setIsHidden(true))
      void show()
    }
    addEventListener('pageshow', onShow)
    return () => removeEventListener('pageshow', onShow)
  }, [])
  return { isHidden, changeLost }
}
