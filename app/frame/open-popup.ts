/** Opens a popup as a modal when its button is pressed. The button submits a form whose action has the popup's hash. */
export function openPopup() {
  addEventListener('submit', (event) => {
    const form = event.target
    if (!(form instanceof HTMLFormElement) || form.method !== 'get') return
    const popup = document.getElementById(new URL(form.action).hash.slice(1))
    if (!(popup instanceof HTMLDialogElement)) return
    event.preventDefault()
    popup.showModal()
  })
}
