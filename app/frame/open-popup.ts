/** A button that leads to a popup in the page opens it over the page. */
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
