import { useEffect } from 'react'

/** Lets the browser ask before the page is left while there is something unsent. */
export function useLeaveGuard(isUnsent: boolean) {
  useEffect(() => {
    if (!isUnsent) return undefined
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    addEventListener('beforeunload', ask)
    return () => removeEventListener('beforeunload', ask)
  }, [isUnsent])
}
