import { isReachable } from './is-reachable.ts'

/**
 * Lets the browser post a form whose code has not come. It would leave the page for an error of its own where there is
 * no connection, and lose what was typed: then a notice beside the form says so instead.
 */
export async function postPlainly(part: HTMLElement, form: HTMLFormElement) {
  const notice = document.getElementById('no-connection')
  notice?.setAttribute('hidden', '')
  if (await isReachable()) return form.submit()
  part.after(...(notice ? [notice] : []))
  // In an element of role alert, what appears is read out.
  notice?.removeAttribute('hidden')
}
