/**
 * The browser opens and closes the menus; this adds arrow keys and says in `aria-expanded` which is open.
 * The HTML itself must not say it: with JavaScript off it would stay as it was written.
 */
export function menuKeys() {
  for (const button of document.querySelectorAll('[popovertarget]')) button.setAttribute('aria-expanded', 'false')
  document.addEventListener('toggle', reflectState, true)
  document.addEventListener('keydown', moveByKey)
  // A page that comes back from the browser's history must not come back with its menu open.
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
  const here = document.activeElement
  if (!(here instanceof HTMLElement)) return
  const menu = here.closest<HTMLElement>('.menu[popover]')
  const target = here.getAttribute('popovertarget')
  if (!menu && target && event.key === 'ArrowDown') {
    const below = document.getElementById(target)
    if (!below?.matches('.menu')) return
    below.showPopover({ source: here })
    itemsOf(below)[0]?.focus()
  } else if (menu) {
    const next = neighbor(itemsOf(menu), here, event.key)
    if (!next) return
    next.focus()
  } else return
  event.preventDefault()
}

const itemsOf = (menu: HTMLElement) =>
  [...menu.querySelectorAll<HTMLElement>('a[href], summary')].filter((item) => item.checkVisibility())

function neighbor(items: HTMLElement[], here: HTMLElement, key: string): HTMLElement | undefined {
  const index = items.indexOf(here)
  const step = { ArrowDown: 1, ArrowUp: -1 }[key]
  if (step) return items[(index + step + items.length) % items.length]
  return { Home: items[0], End: items.at(-1) }[key]
}

function closeMenus() {
  for (const menu of document.querySelectorAll<HTMLElement>('[popover]:popover-open')) menu.hidePopover()
}
