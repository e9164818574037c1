/** Opens a popup as a modal: its button submits a form whose action has the popup's hash, other links have it too. */
export function openPopup() {
  addEventListener('submit', (event) => {
    const form = event.target
    if (form instanceof HTMLFormElement && form.method === 'get') open(event, form.action, event.submitter)
  })
  addEventListener('click', (event) => {
    const link = event.target instanceof Element && event.target.closest<HTMLAnchorElement>('a[href^="#"]')
    if (link) open(event, link.href, link)
  })
}

function open(event: Event, url: string, opener: HTMLElement | null) {
  const popup = document.getElementById(new URL(url).hash.slice(1))
  if (!(popup instanceof HTMLDialogElement)) return
  event.preventDefault()
  // Safari does not focus what is clicked, and a popup that closes returns the focus to where it was.
  opener?.focus()
  popup.showModal()
}
