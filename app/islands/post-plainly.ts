import { isReachable } from './is-reachable.ts'

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
