import { useEffect, useEffectEvent } from 'react'

/** Lets the browser ask for confirmation before leaving the page would lose something. */
export function useLeaveGuard(hasUnsavedData: () => boolean) {
  const onBeforeUnload = useEffectEvent((event: BeforeUnloadEvent) => {
    if (hasUnsavedData()) event.preventDefault()
  })
  useEffect(() => {
    addEventListener('beforeunload', onBeforeUnload)
    return () => removeEventListener('beforeunload', onBeforeUnload)
  }, [])
}
