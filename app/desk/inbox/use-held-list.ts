import { useState } from 'react'
import { useLocation } from 'react-router'

type Row = { id: string; createdAt: string }

/**
 * New rows appear on top right away, unless that would move what the person is reading or pointing at: then they wait until
 * the person asks for them.
 */
export function useHeldList<R extends Row>(rows: R[]) {
  const { search } = useLocation()
  const [held, setHeld] = useState<{ search: string; since: string }>()
  const since = held?.search === search ? held.since : undefined
  const shown = since === undefined ? rows : rows.filter(({ createdAt }) => createdAt <= since)
  return {
    shown,
    waiting: rows.length - shown.length,
    /** From now on, until they are shown. */
    hold: () => {
      const newest = shown
        .map(({ createdAt }) => createdAt)
        .toSorted()
        .at(-1)
      if (newest !== undefined) setHeld({ search, since: newest })
    },
    show: () => setHeld(undefined),
  }
}
