import { useEffect, useEffectEvent, useRef } from 'react'
import { useRevalidator } from 'react-router'
import type { SubjectKind } from '../../../contract/audit.ts'
import type { DeskEvent } from '../../../contract/desk-events.ts'
import { onDeskEvent } from './live.ts'
import { tab } from './tab.ts'

/** A page reloads itself after its own changes; its parts have to be notified of each other’s. */
type From = 'other-tabs' | 'any-tab'

/** Calls `onEvent` for changes of one of the kinds, and without an event when something may have changed unnoticed. */
export function useDeskEvents(kinds: SubjectKind[], from: From, onEvent: (event: DeskEvent | undefined) => void) {
  const listener = useEffectEvent((event: DeskEvent | undefined) => {
    if (!event || (kinds.includes(event.kind) && (from === 'any-tab' || event.tab !== tab))) onEvent(event)
  })
  useEffect(() => onDeskEvent((event) => listener(event)), [])
}

/** Several changes at once load a page once. */
const gatherMs = 250

/** Loads the page again, in place, when something of one of the kinds changes elsewhere. */
export function useLivePage(kinds: SubjectKind[]) {
  const { revalidate } = useRevalidator()
  useGathered(kinds, () => void revalidate())
}

/** Calls `onChanged` soon after something of one of the kinds has changed elsewhere. */
export function useGathered(kinds: SubjectKind[], onChanged: () => void) {
  const run = useEffectEvent(onChanged)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useDeskEvents(kinds, 'other-tabs', () => {
    timer.current ??= setTimeout(() => {
      timer.current = undefined
      run()
    }, gatherMs)
  })
  useEffect(() => () => clearTimeout(timer.current), [])
}
