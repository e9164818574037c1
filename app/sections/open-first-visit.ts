/**
 * Opens the popup of the first visit, once in a browser session. It stands in the page, so that the popup is there
 * with the first paint and the page is laid out once.
 */

// A page that is only prepared has no visitor yet.
if (document.prerendering) document.addEventListener('prerenderingchange', open, { once: true })
else open()

function open() {
  const popup = document.querySelector<HTMLDialogElement>('#first-visit')
  if (!popup || !takeFirstVisit()) return
  popup.showModal()
  // Nobody asked for it, so it begins with its title: a field in focus would raise the keyboard of a phone.
  popup.querySelector('h2')?.focus()
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
