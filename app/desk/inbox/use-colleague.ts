import { useState } from 'react'
import type { SubjectKind } from '../../../contract/audit.ts'
import type { DeskEvent } from '../../../contract/desk-events.ts'
import { useDeskEvents } from '../calls/use-live.ts'
import { useDeskInfo } from '../calls/use-may.ts'

type Seen<Data> = { event: DeskEvent; who: string; before: Data; after: Data | undefined }

/**
 * What a colleague just changed about the open record, once it has been loaded again: `before` is what was shown until
 * then, and `after` what was loaded. What changes later was not changed by them.
 */
export function useColleague<Data>(kind: SubjectKind, id: string, data: Data) {
  const username = useDeskInfo()?.username
  const [seen, setSeen] = useState<Seen<Data>>()
  useDeskEvents([kind], 'other-tabs', (event) => {
    if (event?.id === id && event.who !== null && event.who !== username)
      setSeen({ event, who: event.who, before: data, after: undefined })
  })
  if (seen && seen.after === undefined && seen.before !== data) setSeen({ ...seen, after: data })
  return seen?.after === undefined ? undefined : { ...seen, after: seen.after }
}
