/** Longer than a working connection takes to answer. */
const timeoutMs = 5_000

/**
 * Lets the browser post a form whose code has not loaded. Without a connection, that would replace the page with the
 * browser's error page and lose what was typed, so a notice below the form is shown instead.
 */
export async function postPlainly(island: HTMLElement, form: HTMLFormElement) {
  const notice = document.getElementById('no-connection')
  notice?.setAttribute('hidden', '')
  if (await isReachable()) return form.submit()
  island.after(...(notice ? [notice] : []))
  // Screen readers announce it as it appears, since its role is alert.
  notice?.removeAttribute('hidden')
}

/** Whether the site answers. If it does not, a form posted by the browser would end on the browser's own error page. */
const isReachable = () =>
  fetch(location.pathname, { method: 'HEAD', cache: 'no-store', signal: AbortSignal.timeout(timeoutMs) }).then(
    () => true,
    () => false,
  )
