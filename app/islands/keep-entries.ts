/** Everything that people fill in, open, or press. */
const controls = 'a[href], button, details, form, input, select, textarea'

/**
 * Remembers what was entered in an island that React may render again from scratch, as it does when the browser has
 * translated the page. `restore` copies the entries and the focus to the new controls; `findCurrent` finds the control
 * that replaced an old one.
 */
export function keepEntries(part: HTMLElement) {
  const before = controlsByKey(part)
  let focused = part.contains(document.activeElement) ? document.activeElement : null
  const followFocus = ({ target }: FocusEvent) => {
    if (target instanceof Element) focused = target
  }
  part.addEventListener('focusin', followFocus)

  const findCurrent = (old: HTMLElement): HTMLElement | undefined => {
    if (old.isConnected) return old
    const key = [...before].find(([, element]) => element === old)?.[0]
    return key === undefined ? undefined : controlsByKey(part).get(key)
  }
  const restore = () => {
    part.removeEventListener('focusin', followFocus)
    const after = controlsByKey(part)
    for (const [key, old] of before) {
      const control = after.get(key)
      if (old.isConnected || !control) continue
      copyEntry(old, control)
      if (old === focused) control.focus({ preventScroll: true })
    }
  }
  return { findCurrent, restore }
}

/** Controls by their tag and identifying attributes, plus a count that keeps identical ones apart. */
function controlsByKey(part: HTMLElement): Map<string, HTMLElement> {
  const byKey = new Map<string, HTMLElement>()
  for (const element of part.querySelectorAll<HTMLElement>(controls)) {
    const attributes = ['id', 'name', 'type', 'aria-label', 'aria-controls'].map((name) => element.getAttribute(name))
    const kind = [element.tagName, ...attributes, isChoice(element) ? element.value : ''].join(' ')
    let count = 0
    while (byKey.has(`${kind} ${count}`)) count += 1
    byKey.set(`${kind} ${count}`, element)
  }
  return byKey
}

const isChoice = (element: Element): element is HTMLInputElement =>
  element instanceof HTMLInputElement && (element.type === 'checkbox' || element.type === 'radio')

function copyEntry(from: HTMLElement, to: HTMLElement) {
  if (from instanceof HTMLDetailsElement && to instanceof HTMLDetailsElement) to.open = from.open
  else if (isChoice(from) && isChoice(to)) to.checked = from.checked
  else if (from instanceof HTMLSelectElement && to instanceof HTMLSelectElement) to.value = from.value
  else if (isTextControl(from) && isTextControl(to)) {
    if (from instanceof HTMLInputElement && to instanceof HTMLInputElement && from.type === 'file')
      to.files = from.files
    else if (from.type !== 'hidden' && from.value !== '') {
      to.value = from.value
      // Email fields have no selection.
      if (from.selectionStart !== null) to.setSelectionRange(from.selectionStart, from.selectionEnd)
    }
  }
}

const isTextControl = (element: Element) =>
  element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement
