import { useEffect, useState } from 'react'
import type { Checked } from '../../../contract/publication.ts'
import { call, explain } from '../calls/call.ts'
import { useDeskInfo } from '../calls/use-may.ts'
import { isReadyToPublish } from './check-list.tsx'

/** Runs the checks on the draft, or on an earlier version, and keeps what the person accepts. */
export function useChecks(id: string, version: number | null) {
  const [checked, setChecked] = useState<Checked>()
  const [failure, setFailure] = useState<string>()
  const [accepted, setAccepted] = useState<ReadonlySet<string>>(new Set())
  const isOwner = useDeskInfo()?.role === 'owner'
  useEffect(() => {
    call('publications.check', { id, version }).then(setChecked, (cause: unknown) => setFailure(explain(cause)))
  }, [id, version])
  const accept = (key: string, isAccepted: boolean) =>
    setAccepted((before) => new Set(isAccepted ? [...before, key] : [...before].filter((known) => known !== key)))
  const isReady = checked !== undefined && isReadyToPublish(checked, { isOwner, accepted })
  return { checked, failure, isOwner, accepted, accept, isReady }
}
