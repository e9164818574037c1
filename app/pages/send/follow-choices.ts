import { paymentNames, payoutNames } from '../../../content/transfer-methods.ts'

/** Lists in the form what is offered with the choices above it. An inline script: the page loads no other. */
const form = document.querySelector<HTMLFormElement>('form[data-prices]')
const prices = (form?.dataset['prices'] ?? '').split(',').map((price) => price.split(' '))
const names: Record<string, Record<string, string>> = { payout: payoutNames, payment: paymentNames }

/** In the order of what a price is for. */
const lists = ['country', 'currency', 'payout', 'payment'].flatMap((name) => {
  const select = form?.querySelector<HTMLSelectElement>(`select[name=${name}]`)
  return select ? { select, priced: [...select.options].find((option) => option.defaultSelected)?.value } : []
})

function followChoices() {
  let offered = prices
  lists.forEach(({ select, priced }, place) => {
    if (place > 0) show(select, [...new Set(offered.map((price) => price[place] ?? ''))], priced)
    offered = offered.filter((price) => price[place] === select.value)
  })
}

/** Keeps what is chosen if it is offered. `priced`: what the price is for. */
function show(select: HTMLSelectElement, values: string[], priced: string | undefined) {
  const chosen = select.value
  if (String(values) === String([...select.options].map(({ value }) => value))) return
  select.replaceChildren(
    ...values.map((value) => new Option(names[select.name]?.[value] ?? value, value, value === priced)),
  )
  select.value = values.find((value) => value === chosen) ?? values[0] ?? ''
}

form?.addEventListener('input', followChoices)
// Something may have been chosen while the page was loading, or filled in again by the browser.
addEventListener('pageshow', followChoices)
followChoices()
