import { useEffectEvent, useLayoutEffect } from 'react'
import { areShortcutsOn } from './shortcut-switch.ts'

/** What a key does; undefined when it does nothing now. */
type Shortcuts = Record<string, (() => void) | undefined>

/** Keys that work while nobody is typing and no dialog is open, unless they are turned off on this device. */
export function useShortcuts(shortcuts: Shortcuts) {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const run = shortcuts[keyOf(event)]
    if (!run || !isMeant(event)) return
    // The key must not also be typed into the field that gets the focus.
    event.preventDefault()
    run()
  })
  // Before what they act on is painted: nobody can press one too early.
  useLayoutEffect(() => {
    addEventListener('keydown', onKey)
    return () => removeEventListener('keydown', onKey)
  }, [])
}

/** A letter is the same shortcut while Caps Lock is on; with Shift, it is another one. */
const keyOf = ({ key, shiftKey }: KeyboardEvent) =>
  key.length === 1 ? (shiftKey ? key.toUpperCase() : key.toLowerCase()) : key

/** Letters are typed into most fields, but not into checkboxes. */
const typing = 'input:not([type="checkbox"]), textarea, select, [contenteditable], [popover]'

const isMeant = ({ defaultPrevented, ctrlKey, metaKey, altKey, isComposing, target }: KeyboardEvent) =>
  areShortcutsOn() &&
  !(defaultPrevented || ctrlKey || metaKey || altKey || isComposing) &&
  !(target instanceof Element && target.closest(typing)) &&
  !document.querySelector('dialog[open]')
