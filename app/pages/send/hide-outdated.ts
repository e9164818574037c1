/** Shows the price only while the form says what it is for. An inline script: the page loads no other. */
const form = document.querySelector<HTMLFormElement>('main form')
const price = document.querySelectorAll<HTMLElement>('[data-price]')
const outdated = document.getElementById('price-outdated')

const isChanged = (field: Element) =>
  field instanceof HTMLSelectElement
    ? field.selectedOptions[0]?.defaultSelected === false
    : field instanceof HTMLInputElement && field.value !== field.defaultValue

function showWhatFits() {
  const isOutdated = Array.from(form?.elements ?? []).some(isChanged)
  for (const part of price) part.hidden = isOutdated
  if (outdated) outdated.hidden = !isOutdated
}

form?.addEventListener('input', showWhatFits)
// Something may have been chosen while the page was loading, or filled in again by the browser.
addEventListener('pageshow', showWhatFits)
showWhatFits()
