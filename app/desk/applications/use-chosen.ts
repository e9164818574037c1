import { useRef, useState } from 'react'
import { maxChosen } from '../../../contract/chosen-applications.ts'
import type { ApplicationRow } from '../../../contract/desk-applications.ts'

export type Chosen = ReturnType<typeof useChosen>

/** Which applications are selected. They stay selected on other pages of the list, with the stage that was seen. */
export function useChosen(shown: ApplicationRow[]) {
  const [rows, setRows] = useState(new Map<string, ApplicationRow>())
  const last = useRef<string>(undefined)
  const set = (changed: ApplicationRow[], isChosen: boolean) => {
    const next = new Map(rows)
    for (const row of changed) {
      next.delete(row.id)
      if (isChosen && next.size < maxChosen) next.set(row.id, row)
    }
    setRows(next)
  }
  return {
    /** As they are shown now, if they are. */
    rows: [...rows.values()].map((row) => shown.find(({ id }) => id === row.id) ?? row),
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
