/** Opens the popup of the first visit, once in a browser session. */
export function openFirstVisit() {
  const popup = document.querySelector<HTMLDialogElement>('#first-visit')
  if (!popup) return
  const open = () => {
    if (!takeFirstVisit()) return
    popup.showModal()
    // Nobody asked for it, so it begins with its title: a field in focus would raise the keyboard of a phone.
    popup.querySelector<HTMLElement>('h2')?.focus()
  }
  // A page that is only prepared has no visitor yet.
  if (document.prerendering) document.addEventListener('prerenderingchange', open, { once: true })
  else open()
}

/** A browser that keeps no session would show the popup on every visit: it gets none. */
function takeFirstVisit(): boolean {
  try {
    if (sessionStorage.getItem('popupShown')) return false
    sessionStorage.setItem('popupShown', 'yes')
    return true
  } catch {
    return false
  }
}
