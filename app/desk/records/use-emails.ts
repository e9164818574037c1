import { useEffect, useEffectEvent } from 'react'
import type { Correspondence } from '../../../contract/email.ts'
import type { EmailKind } from '../../../contract/email-template.ts'
import { useRecordPart } from '../calls/use-record-part.ts'

const followMs = 2_000

/** The emails to a person: also read again while one is on its way. */
export function useEmails(kind: EmailKind, id: string, load: () => Promise<Correspondence>) {
  const { data: emails, isFailed, reload } = useRecordPart(kind, id, load)
  const onTime = useEffectEvent(() => void reload())
  const isOnItsWay = emails?.data.some(({ state }) => state === 'waiting' || state === 'sending') ?? false
  useEffect(() => {
    if (!isOnItsWay) return undefined
    const timer = setInterval(() => onTime(), followMs)
    return () => clearInterval(timer)
  }, [isOnItsWay])
  return { emails, isFailed, reload }
}
