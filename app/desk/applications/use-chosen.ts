import { useRef, useState } from 'react'
import { maxChosen } from '../../../contract/chosen-applications.ts'
import type { ApplicationRow } from '../../../contract/desk-applications.ts'

export type Chosen = ReturnType<typeof useChosen>

/** Which applications are selected. They stay selected on other pages of the list, with the stage that was seen. */
export function useChosen(shown: ApplicationRow[]) {
  const [rows, setRows] = useState(new Map<string, ApplicationRow>())
  const last = useRef<string>(undefined)
  // On top of what was selected in the meantime: it may be called when an answer has arrived.
  const set = (changed: ApplicationRow[], isChosen: boolean) =>
    setRows((before) => {
      const next = new Map(before)
      for (const row of changed) {
        next.delete(row.id)
        if (isChosen && next.size < maxChosen) next.set(row.id, row)
      }
      return next
    })
  return {
    /** As they are shown now, if they are. */
    rows: [...rows.values()].map((row) => shown.find(({ id }) => id === row.id) ?? row),
    /** How many of them the list does not show: they are on another page, or do not match the filters. */
    elsewhere: [...rows.keys()].filter((chosen) => !shown.some(({ id }) => id === chosen)).length,
    has: (id: string) => rows.has(id),
    set,
    /** Selects or clears one row, or with `isRange` all rows from the last one to this one. */
    toggle: (id: string, isRange: boolean) => {
      const at = shown.findIndex((row) => row.id === id)
      const from = isRange ? shown.findIndex((row) => row.id === last.current) : at
      last.current = id
      if (at === -1) return
      const [first, end] = from === -1 ? [at, at] : [Math.min(from, at), Math.max(from, at)]
      set(shown.slice(first, end + 1), !rows.has(id))
    },
    clear: () => setRows(new Map()),
  }
}
