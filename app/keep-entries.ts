/** What people fill in, open or press. */
const controls = 'a[href], button, details, form, input, select, textarea'

/**
 * Remembers what was entered in a part of a page that React may draw anew: a page that the browser has translated is
 * not the one that React expects. `restore` brings all of it, and the focus, to where the new controls are;
 * `now` finds the control that stands where an old one stood.
 */
export function keepEntries(part: HTMLElement) {
  const before = byPlace(part)
  let focused = part.contains(document.activeElement) ? document.activeElement : null
  const followFocus = ({ target }: FocusEvent) => {
    if (target instanceof Element) focused = target
  }
  part.addEventListener('focusin', followFocus)

  const now = (old: HTMLElement): HTMLElement | undefined => {
    if (old.isConnected) return old
    const place = [...before].find(([, element]) => element === old)?.[0]
    return place === undefined ? undefined : byPlace(part).get(place)
  }
  const restore = () => {
    part.removeEventListener('focusin', followFocus)
    const after = byPlace(part)
    for (const [place, old] of before) {
      const control = after.get(place)
      if (old.isConnected || !control) continue
      copyEntry(old, control)
      if (old === focused) control.focus({ preventScroll: true })
    }
  }
  return { now, restore }
}

/** By what tells a control from the others, and how many like it stand before it. */
function byPlace(part: HTMLElement): Map<string, HTMLElement> {
  const places = new Map<string, HTMLElement>()
  for (const element of part.querySelectorAll<HTMLElement>(controls)) {
    const marks = ['id', 'name', 'type', 'aria-label', 'aria-controls'].map((name) => element.getAttribute(name))
    const kind = [element.tagName, ...marks, isChoice(element) ? element.value : ''].join(' ')
    let count = 0
    while (places.has(`${kind} ${count}`)) count += 1
    places.set(`${kind} ${count}`, element)
  }
  return places
}

const isChoice = (element: Element): element is HTMLInputElement =>
  element instanceof HTMLInputElement && (element.type === 'checkbox' || element.type === 'radio')

function copyEntry(from: HTMLElement, to: HTMLElement) {
  if (from instanceof HTMLDetailsElement && to instanceof HTMLDetailsElement) to.open = from.open
  else if (isChoice(from) && isChoice(to)) to.checked = from.checked
  else if (from instanceof HTMLSelectElement && to instanceof HTMLSelectElement) to.value = from.value
  else if (isText(from) && isText(to)) {
    if (from instanceof HTMLInputElement && to instanceof HTMLInputElement && from.type === 'file')
      to.files = from.files
    else if (from.type !== 'hidden' && from.value !== '') {
      to.value = from.value
      // Fields for addresses of mail know no caret.
      if (from.selectionStart !== null) to.setSelectionRange(from.selectionStart, from.selectionEnd)
    }
  }
}

const isText = (element: Element) => element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement
