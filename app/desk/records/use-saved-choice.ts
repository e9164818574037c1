import { useRef, useState } from 'react'

/**
 * A choice that is saved as soon as it is made, and shown as made until that is done. Arrow keys choose several options in
 * quick succession: they are saved one after the other, and those that were passed meanwhile are left out.
 */
export function useSavedChoice<T>(stored: T, save: (chosen: T, was: T) => Promise<void>) {
  const [unsaved, setUnsaved] = useState<{ choice: T }>()
  const last = useRef(stored)
  const isSaving = useRef(false)
  const choose = async (choice: T) => {
    setUnsaved({ choice })
    last.current = choice
    if (isSaving.current) return
    isSaving.current = true
    let was = stored
    try {
      while (last.current !== was) {
        const next = last.current
        await save(next, was)
        was = next
      }
    } finally {
      isSaving.current = false
      setUnsaved(undefined)
    }
  }
  return { shown: unsaved ? unsaved.choice : stored, choose }
}
