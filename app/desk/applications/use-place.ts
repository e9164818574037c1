import { useEffect, useState } from 'react'
import { useLocation } from 'react-router'
import type { ApplicationPlace } from '../../../contract/desk-applications.ts'
import { call } from '../calls/call.ts'
import { filtersOf } from '../lists/use-filters.ts'
import { listingOf } from './application-filters.tsx'

/** Where the open application is in the list: as it was when it was opened, or for the filters chosen since. */
export function usePlace(id: string, opened: ApplicationPlace): ApplicationPlace {
  const { search } = useLocation()
  const [known, setKnown] = useState({ search, place: opened })
  useEffect(() => {
    if (known.search === search) return undefined
    let isCurrent = true
    const find = async () => {
      const place = await call('applications.place', { id, ...listingOf(filtersOf(search)) })
      if (isCurrent) setKnown({ search, place })
    }
    // If it fails, the neighbors of the earlier filters stay.
    find().catch(() => undefined)
    return () => {
      isCurrent = false
    }
  }, [id, search, known.search])
  return known.place
}
