import { useRef } from 'react'
import { showDocument } from '../documents/document-panel.tsx'
import { useOnChange } from '../ui/use-on-change.ts'

/**
 * Opening an application moves the focus to it and keeps its row and the file that is read in view; closing it returns
 * the focus to its row.
 */
export function useOpenItem(id: string | undefined) {
  const list = useRef<HTMLElement>(null)
  const open = useRef<HTMLDivElement>(null)
  useOnChange(id, (previousId) => {
    const row = list.current?.querySelector<HTMLElement>(`[href*="${id ?? previousId}"]`)
    if (id === undefined) {
      row?.focus()
      return
    }
    scrollTo(0, 0)
    showDocument()
    open.current?.focus({ preventScroll: true })
    row?.scrollIntoView({ block: 'nearest' })
  })
  return { list, open }
}
