import { useEffect, useState } from 'react'
import type { Checked } from '../../../contract/publication.ts'
import { call, explain } from '../calls/call.ts'
import { useDeskInfo } from '../calls/use-may.ts'
import { isReadyToPublish } from './check-list.tsx'

/** Runs the checks on the draft, an earlier version, or a withdrawal, and keeps what the person accepts. */
export function useChecks(id: string, what: number | 'draft' | 'withdrawal') {
  const [checked, setChecked] = useState<Checked>()
  const [failure, setFailure] = useState<string>()
  const [accepted, setAccepted] = useState<ReadonlySet<string>>(new Set())
  const isOwner = useDeskInfo()?.role === 'owner'
  useEffect(() => {
    const version = typeof what === 'number' ? what : null
    call('publications.check', { id, version, withdraws: what === 'withdrawal' }).then(setChecked, (cause: unknown) =>
      setFailure(explain(cause)),
    )
  }, [id, what])
  const accept = (key: string, isAccepted: boolean) =>
    setAccepted((before) => new Set(isAccepted ? [...before, key] : [...before].filter((known) => known !== key)))
  const isReady = checked !== undefined && isReadyToPublish(checked, { isOwner, accepted })
  return { checked, failure, isOwner, accepted, accept, isReady }
}
