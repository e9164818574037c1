import { useEffect, useState } from 'react'
import { useLocation } from 'react-router'
import type { ApplicationPlace } from '../../../contract/desk-applications.ts'
import { call } from '../calls/call.ts'
import { filtersOf } from '../lists/use-filters.ts'
import { listingOf } from './application-filters.tsx'

/**
 * Where the open application is in the list: as it was when it was opened, or for the filters chosen since. It is found
 * again with each `page` of the list that is loaded, because what has changed the list may have changed the place.
 */
export function usePlace(id: string, opened: ApplicationPlace, page: unknown): ApplicationPlace {
  const { search } = useLocation()
  const [known, setKnown] = useState({ search, page, place: opened })
  useEffect(() => {
    if (known.search === search && known.page === page) return undefined
    let isCurrent = true
    const find = async () => {
      const place = await call('applications.place', { id, ...listingOf(filtersOf(search)) })
      if (isCurrent) setKnown({ search, page, place })
    }
    // If it fails, the neighbors of the earlier filters stay.
    find().catch(() => undefined)
    return () => {
      isCurrent = false
    }
  }, [id, search, page, known.search, known.page])
  return known.place
}
