/**
 * Applies the color scheme that the visitor chose, before the first paint, so that no page flashes in the other scheme.
 * The choice is not a cookie: cached pages are the same for everybody.
 */
import { storedScheme, storeScheme } from '../ui/scheme.ts'

function apply(choice: string) {
  if (choice === 'system') delete document.documentElement.dataset.scheme
  else document.documentElement.dataset.scheme = choice
  for (const color of document.querySelectorAll<HTMLMetaElement>('meta[data-for]')) {
    const { for: scheme } = color.dataset
    color.media = choice === 'system' ? `(prefers-color-scheme: ${scheme})` : choice === scheme ? 'all' : 'not all'
  }
  for (const radio of document.querySelectorAll<HTMLInputElement>('[name=scheme]'))
    radio.checked = radio.value === choice
}

const applyStored = () => apply(storedScheme())

applyStored()
document.addEventListener('DOMContentLoaded', applyStored)
// Another tab or frame has changed it, or this page comes back from the browser's cache.
addEventListener('storage', applyStored)
addEventListener('pageshow', ({ persisted }) => {
  if (persisted) applyStored()
})
document.addEventListener('change', ({ target }) => {
  if (!(target instanceof HTMLInputElement) || target.name !== 'scheme') return
  storeScheme(target.value)
  apply(target.value)
})
