import { useEffect, useEffectEvent, useRef } from 'react'

/** Calls `onChange` when the value has changed, but not when it is shown for the first time. */
export function useOnChange<T>(value: T, onChange: (before: T) => void) {
  const shown = useRef(value)
  const run = useEffectEvent(onChange)
  useEffect(() => {
    const before = shown.current
    if (before === value) return
    shown.current = value
    run(before)
  }, [value])
}
