import { useEffect, useEffectEvent } from 'react'

/** Lets the browser ask before the page is left while something would be lost. */
export function useLeaveGuard(isAtRisk: () => boolean) {
  const ask = useEffectEvent((event: BeforeUnloadEvent) => {
    if (isAtRisk()) event.preventDefault()
  })
  useEffect(() => {
    addEventListener('beforeunload', ask)
    return () => removeEventListener('beforeunload', ask)
  }, [])
}
