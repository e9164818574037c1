/**
 * Notes on a form that Enter was pressed in it, unless something was typed since: until hydration, its button is disabled,
 * and Enter would be lost. An inline script: the others may take long to arrive.
 */
const formOf = ({ target }: Event) => (target instanceof HTMLInputElement ? target.form : null)

addEventListener('keydown', (event) => {
  const form = formOf(event)
  if (form && event.key === 'Enter') form.dataset['held'] = ''
})
addEventListener('input', (event) => {
  delete formOf(event)?.dataset['held']
})
