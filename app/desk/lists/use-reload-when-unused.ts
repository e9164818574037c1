import { useEffect, useEffectEvent, useState, type RefObject } from 'react'
import { useRevalidator } from 'react-router'
import { useGathered } from '../calls/use-live.ts'
import { isInUse } from './is-in-use.ts'

const checkMs = 1_000

/**
 * Loads the page again when something of one of the kinds changes elsewhere. A list that somebody is using stays as it is
 * until they have stopped.
 */
export function useReloadWhenUnused(kinds: Parameters<typeof useGathered>[0], list: RefObject<HTMLElement | null>) {
  const { revalidate } = useRevalidator()
  const [isBehind, setIsBehind] = useState(false)
  const reload = () => {
    const isUsed = isInUse(list.current)
    setIsBehind(isUsed)
    if (!isUsed) void revalidate()
  }
  useGathered(kinds, reload)
  const catchUp = useEffectEvent(reload)
  useEffect(() => {
    if (!isBehind) return undefined
    const timer = setInterval(() => catchUp(), checkMs)
    return () => clearInterval(timer)
  }, [isBehind])
}
