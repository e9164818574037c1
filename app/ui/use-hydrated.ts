import { useSyncExternalStore } from 'react'

const never = () => () => {}

/** False in the page as it was sent, true once its scripts run. */
export const useHydrated = () =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
