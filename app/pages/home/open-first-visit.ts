/**
 * Opens the first-visit popup, once per browser session: when the visitor has had time to see what the company does, or
 * has scrolled past the hero. An inline script, so that it needs no download.
 */

const timeToLookMs = 4_000
const retryMs = 1_000

whenShown(() => {
  const popup = document.querySelector<HTMLDialogElement>('#first-visit')
  const hero = document.querySelector('.hero')
  if (!popup || !hero || wasShown()) return

  let isDue = false
  const due = () => {
    if (isDue) return
    isDue = true
    observer.disconnect()
    openWhenIdle(popup)
  }
  const observer = new IntersectionObserver(([entry]) => {
    if (entry && !entry.isIntersecting) due()
  })
  observer.observe(hero)
  setTimeout(due, timeToLookMs)
})

/** A page that is prerendered, or opened in a tab in the background, has no visitor yet. */
function whenShown(start: () => void) {
  if (document.prerendering) document.addEventListener('prerenderingchange', () => whenShown(start), { once: true })
  else if (document.hidden) document.addEventListener('visibilitychange', () => whenShown(start), { once: true })
  else start()
}

function openWhenIdle(popup: HTMLDialogElement) {
  if (isBusy()) {
    setTimeout(openWhenIdle, retryMs, popup)
    return
  }
  if (!markShown()) return
  popup.showModal()
  // The title gets the focus: a focused field would open the keyboard on a phone, although nobody asked for the popup.
  popup.querySelector('h2')?.focus()
}

/**
 * Whether someone is typing, or has a menu or another dialog open. In `:is()`, because browsers of 2022 do not support
 * popovers, and refuse the whole selector otherwise.
 */
const isBusy = () =>
  document.activeElement?.matches('input, select, textarea') ||
  document.querySelector(':is(dialog[open], :popover-open)')

function wasShown(): boolean {
  try {
    return sessionStorage.getItem('popupShown') !== null
  } catch {
    return false
  }
}

/** Without session storage the popup would appear on every visit, so it is not shown at all. */
function markShown(): boolean {
  if (wasShown()) return false
  try {
    sessionStorage.setItem('popupShown', 'yes')
    return true
  } catch {
    return false
  }
}
