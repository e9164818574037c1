/**
 * The browser opens and closes the menus; this adds arrow keys and `aria-expanded`. The HTML itself has no
 * `aria-expanded`, because nothing would update it with JavaScript off.
 */
export function menuKeys() {
  for (const button of document.querySelectorAll('[popovertarget]')) button.setAttribute('aria-expanded', 'false')
  document.addEventListener('toggle', reflectState, true)
  document.addEventListener('keydown', moveByKey)
  // Otherwise a page restored from the back/forward cache would have its menu open.
  document.addEventListener('click', (event) => {
    if (event.target instanceof Element && event.target.closest('[popover] a[href]')) closeMenus()
  })
}

function reflectState(event: Event) {
  const menu = event.target
  if (!(menu instanceof HTMLElement) || !menu.popover) return
  const open = menu.matches(':popover-open')
  for (const button of document.querySelectorAll(`[popovertarget="${menu.id}"]`))
    button.setAttribute('aria-expanded', String(open))
}

function moveByKey(event: KeyboardEvent) {
  const focused = document.activeElement
  if (!(focused instanceof HTMLElement)) return
  const menu = focused.closest<HTMLElement>('.menu[popover]')
  const target = focused.getAttribute('popovertarget')
  if (!menu && target && event.key === 'ArrowDown') {
    const menuBelow = document.getElementById(target)
    if (!menuBelow?.matches('.menu')) return
    menuBelow.showPopover({ source: focused })
    itemsOf(menuBelow)[0]?.focus()
  } else if (menu) {
    const next = neighbor(itemsOf(menu), focused, event.key)
    if (!next) return
    next.focus()
  } else return
  event.preventDefault()
}

/** Without the links of a submenu that is closed. */
const itemsOf = (menu: HTMLElement) => [
  ...menu.querySelectorAll<HTMLElement>('summary, a[href]:not(details:not([open]) a)'),
]

function neighbor(items: HTMLElement[], focused: HTMLElement, key: string): HTMLElement | undefined {
  const index = items.indexOf(focused)
  const step = { ArrowDown: 1, ArrowUp: -1 }[key]
  if (step) return items[(index + step + items.length) % items.length]
  return { Home: items[0], End: items.at(-1) }[key]
}

function closeMenus() {
  // In `:is()`, because browsers of 2022 do not support popovers, and refuse the whole selector otherwise.
  for (const menu of document.querySelectorAll<HTMLElement>('[popover]:is(:popover-open)')) menu.hidePopover()
}
