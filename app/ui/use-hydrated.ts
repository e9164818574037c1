import { useSyncExternalStore } from 'react'

const subscribeToNothing = () => () => {}

/** False in the server-rendered page, true after hydration. */
export const useHydrated = () =>
  useSyncExternalStore(
    subscribeToNothing,
    () => true,
    () => false,
  )
