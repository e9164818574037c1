import { useRef, useState, type KeyboardEvent } from 'react'
import { useOnChange } from '../ui/use-on-change.ts'

/**
 * A choice that is saved as soon as it is final, and shown as made until that is done. Keys change a closed list, so what
 * they pass is not final: it is saved with Enter, or when the list is left. Choices that are made while one is being saved
 * are saved after it, the last one only.
 */
export function useSavedChoice<T>(stored: T, save: (chosen: T, was: T) => Promise<void>) {
  const [unsaved, setUnsaved] = useState<{ choice: T }>()
  const [passing, setPassing] = useState<{ choice: T }>()
  const isByKey = useRef(false)
  const last = useRef(stored)
  const isSaving = useRef(false)
  // A colleague has changed it: what they chose is shown.
  useOnChange(stored, () => setPassing(undefined))
  const finish = async (choice: T) => {
    setPassing(undefined)
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
  const finishPassing = () => {
    isByKey.current = false
    if (passing) void finish(passing.choice)
  }
  return {
    shown: passing ? passing.choice : unsaved ? unsaved.choice : stored,
    choose: (choice: T) => {
      if (isByKey.current) setPassing({ choice })
      else void finish(choice)
    },
    /** For the list. */
    events: {
      onKeyDown: (event: KeyboardEvent) => {
        const { key, altKey } = event
        if (key === 'Enter' && passing) {
          event.preventDefault()
          return finishPassing()
        }
        // The others open the list, where nothing is chosen in passing.
        isByKey.current = key !== ' ' && key !== 'Enter' && !altKey
        // A closed list changes before any timer. What changes later was chosen in a list that the key has opened, as on a Mac.
        setTimeout(() => (isByKey.current = false))
      },
      onBlur: finishPassing,
    },
  }
}
