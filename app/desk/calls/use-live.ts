import { useEffect, useEffectEvent } from 'react'
import { useRevalidator } from 'react-router'
import type { SubjectKind } from '../../../contract/audit.ts'
import type { DeskEvent } from '../../../contract/desk-events.ts'
import { onDeskEvent } from './live.ts'

/** Calls `onEvent` for changes of one of the kinds, and without an event when something may have changed unnoticed. */
export function useDeskEvents(kinds: SubjectKind[], onEvent: (event: DeskEvent | undefined) => void) {
  const listener = useEffectEvent((event: DeskEvent | undefined) => {
    if (!event || kinds.includes(event.kind)) onEvent(event)
  })
  useEffect(() => onDeskEvent((event) => listener(event)), [])
}

/** Several changes at once load a page once. */
const gatherMs = 250

/** Loads the page again, in place, when something of one of the kinds changes. */
export function useLivePage(kinds: SubjectKind[]) {
  const { revalidate } = useRevalidator()
  useGathered(kinds, () => void revalidate())
}

/** Calls `onChanged` soon after something of one of the kinds has changed. */
export function useGathered(kinds: SubjectKind[], onChanged: () => void) {
  const run = useEffectEvent(onChanged)
  const isWanted = useEffectEvent((event: DeskEvent | undefined) => !event || kinds.includes(event.kind))
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const leave = onDeskEvent((event) => {
      if (!isWanted(event)) return
      timer ??= setTimeout(() => {
        timer = undefined
        run()
      }, gatherMs)
    })
    return () => {
      clearTimeout(timer)
      leave()
    }
  }, [])
}
