/**
 * When the scripts of a page do not arrive, its islands become what they are without JavaScript, and a page that is
 * nothing without its scripts says so. It stands in the page, before those scripts.
 */
addEventListener(
  'error',
  ({ target }) => {
    if (!(target instanceof HTMLScriptElement)) return
    for (const island of document.querySelectorAll<HTMLElement>('[data-island]')) island.dataset['plain'] = ''
    document.getElementById('scripts-failed')?.removeAttribute('hidden')
  },
  // Such an error is heard only on its way to the script.
  true,
)
