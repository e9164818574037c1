/**
 * A browser that reloads a page, or comes back to it, fills in its fields with what they contained when the page was
 * left. That may be older than the draft, or a draft that was sent or deleted. These functions tell such entries from
 * those of a person.
 */

/** Whether this page was reloaded or come back to. */
export function isReturn(): boolean {
  const [navigation] = performance.getEntriesByType('navigation')
  return (
    navigation !== undefined &&
    'type' in navigation &&
    ['reload', 'back_forward'].some((type) => type === navigation.type)
  )
}

/**
 * Notes the names of fields that somebody changes, from before the code of their island runs; `onUnsaved` is called until
 * then, because nothing is stored yet.
 */
export function noteEarlyEntries(onUnsaved: () => void) {
  document.addEventListener('input', ({ target }) => {
    if (!(target instanceof Element)) return
    const island = target.closest<HTMLElement>('[data-island]')
    const name = target.getAttribute('name')
    if (!island || !name) return
    island.dataset['entered'] = [...new Set([...namesIn(island), name])].join(' ')
    if (!('hydrated' in island.dataset)) onUnsaved()
  })
}

export const findEarlyEntries = (form: HTMLFormElement): ReadonlySet<string> => {
  const island = form.closest<HTMLElement>('[data-island]')
  return new Set(island ? namesIn(island) : [])
}

const namesIn = ({ dataset }: HTMLElement) => (dataset['entered'] ?? '').split(' ').filter((name) => name !== '')
