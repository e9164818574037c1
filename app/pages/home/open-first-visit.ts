/**
 * Opens the first-visit popup, once per browser session. This is an inline script, so that the popup is part of the
 * first paint and the page is laid out only once.
 */

// A prerendered page has no visitor yet.
if (document.prerendering) document.addEventListener('prerenderingchange', open, { once: true })
else open()

function open() {
  const popup = document.querySelector<HTMLDialogElement>('#first-visit')
  if (!popup || !markFirstVisit()) return
  popup.showModal()
  // The title gets the focus: a focused field would open the keyboard on a phone, although nobody asked for the popup.
  popup.querySelector('h2')?.focus()
}

/** Without session storage the popup would appear on every visit, so it is not shown at all. */
function markFirstVisit(): boolean {
  try {
    if (sessionStorage.getItem('popupShown')) return false
    sessionStorage.setItem('popupShown', 'yes')
    return true
  } catch {
    return false
  }
}
