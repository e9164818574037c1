const storageKey = 'desk-shortcuts'

/** Single keys get in the way of some people who dictate or who use a screen reader, so they can be turned off. */
export function areShortcutsOn(): boolean {
  try {
    return localStorage.getItem(storageKey) !== 'off'
  } catch {
    return true
  }
}

export function turnShortcuts(on: boolean) {
  try {
    localStorage.setItem(storageKey, on ? 'on' : 'off')
  } catch {
    // Where storing is blocked, they stay on.
  }
}
