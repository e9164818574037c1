/**
 * If the scripts of a page fail to load, its islands work as they do without JavaScript, and a page that needs its
 * scripts shows a notice. This is an inline script before those scripts.
 */
addEventListener(
  'error',
  ({ target }) => {
    if (!(target instanceof HTMLScriptElement)) return
    for (const island of document.querySelectorAll<HTMLElement>('[data-island]')) island.dataset['plain'] = ''
    document.getElementById('scripts-failed')?.removeAttribute('hidden')
  },
  // Load errors do not bubble, so they are caught in the capture phase.
  true,
)
