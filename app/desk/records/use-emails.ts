import { useEffect, useEffectEvent, useState } from 'react'
import type { Correspondence } from '../../../contract/email.ts'
import type { EmailKind } from '../../../contract/email-template.ts'
import { useDeskEvents } from '../calls/use-live.ts'

const followMs = 2_000

type Loaded = { emails: Correspondence | undefined; isFailed: boolean }

/** The emails to a person: read again while one is on its way, and when a colleague writes one. */
export function useEmails(kind: EmailKind, id: string, load: () => Promise<Correspondence>) {
  const [{ emails, isFailed }, setLoaded] = useState<Loaded>({ emails: undefined, isFailed: false })
  const reload = () =>
    load().then(
      (latest) => setLoaded({ emails: latest, isFailed: false }),
      () => setLoaded((before) => ({ ...before, isFailed: true })),
    )
  const onTime = useEffectEvent(() => void reload())
  const isOnItsWay = emails?.data.some(({ state }) => state === 'waiting' || state === 'sending') ?? false
  useEffect(() => {
    onTime()
  }, [])
  useEffect(() => {
    if (!isOnItsWay) return undefined
    const timer = setInterval(() => onTime(), followMs)
    return () => clearInterval(timer)
  }, [isOnItsWay])
  useDeskEvents([kind], 'any-tab', (event) => {
    if (event?.id === id) void reload()
  })
  return { emails, isFailed, reload }
}
