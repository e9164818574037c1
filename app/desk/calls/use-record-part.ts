import { useEffect, useEffectEvent, useState } from 'react'
import type { SubjectKind } from '../../../contract/audit.ts'
import { latestWork } from './latest.ts'
import { mayConcern } from './live.ts'
import { useDeskEvents } from './use-live.ts'

type Loaded<T> = { data?: T; isFailed: boolean }

/** What is shown with a record and loaded on its own: again after `reload`, and when somebody may have changed it. */
export function useRecordPart<T>(kind: SubjectKind, id: string, load: () => Promise<T>) {
  const [{ data, isFailed }, setLoaded] = useState<Loaded<T>>({ isFailed: false })
  const [begin] = useState(latestWork)
  const reload = () => {
    const isLatest = begin()
    return load().then(
      (latest) => isLatest() && setLoaded({ data: latest, isFailed: false }),
      () => isLatest() && setLoaded((before) => ({ ...before, isFailed: true })),
    )
  }
  const start = useEffectEvent(() => void reload())
  useEffect(() => start(), [])
  useDeskEvents([kind], 'any-tab', (event) => {
    if (mayConcern(event, id)) void reload()
  })
  return { data, isFailed, reload }
}
