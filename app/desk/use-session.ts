import { useEffect, useState } from 'react'
import { joinOtherTabs, newestTokens } from './session.ts'
import { goToSignIn } from './sign-in-way.ts'

/** Whether somebody is signed in; whoever is not is led to the sign-in page. `lost` when a change could not be sent. */
export function useSession() {
  const [isIn, setIsIn] = useState(false)
  const [lost, setLost] = useState(false)
  useEffect(() => {
    const leave = joinOtherTabs((writing) => (writing ? setLost(true) : goToSignIn('expired')))
    void newestTokens().then((tokens) => (tokens ? setIsIn(true) : goToSignIn()))
    return leave
  }, [])
  return { isIn, lost }
}
