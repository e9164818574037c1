import { hasStoredData } from './islands/has-stored-data.ts'
import { holdPresses } from './islands/hold-presses.ts'
import type { FindCurrent } from './islands/hydrate-island.tsx'
import { lastCountry } from './sections/price/last-country.ts'
import { postPlainly } from './islands/post-plainly.ts'
import { whenNear } from './islands/when-near.ts'
import { whenTouched } from './islands/when-touched.ts'

// The router hydrates only the pages rendered for it. On all other pages only the islands hydrate.
if ('router' in document.documentElement.dataset) void import('./entry.router.tsx')
else {
  const islands = [...document.querySelectorAll<HTMLElement>('[data-island]')]
  const pending = new Set(islands)
  const activate = (island: HTMLElement) => {
    if (pending.delete(island)) holdPresses(island, hydrate(island))
  }

  const hydrate = async (island: HTMLElement): Promise<FindCurrent> => {
    try {
      // React Router prepares only its own pages for the hot reload of components.
      if (import.meta.env.DEV) await import('virtual:react-router/inject-hmr-runtime')
      const { hydrateIsland } = await import('./islands/hydrate-island.tsx')
      return await hydrateIsland(island)
    } catch (cause) {
      console.error(cause)
      fallBackToHtml(island)
      return (control) => control
    }
  }

  /** An island whose code cannot be loaded works as it does without JavaScript, until the browser is online again. */
  const fallBackToHtml = (island: HTMLElement) => {
    const plain = new AbortController()
    const { signal } = plain
    const post = (event: Event) => {
      if (!(event.target instanceof HTMLFormElement) || event.target.method !== 'post') return
      event.preventDefault()
      void postPlainly(island, event.target)
    }
    const retry = () => {
      plain.abort()
      pending.add(island)
      activate(island)
    }
    island.dataset['plain'] = ''
    island.addEventListener('submit', post, { signal })
    addEventListener('online', retry, { signal })
  }

  const activateIfDataStored = async () => {
    const candidates = islands.filter(({ dataset }) => dataset['when'] === 'moved-or-kept')
    if (candidates.length > 0 && (await hasStoredData())) candidates.forEach(activate)
  }

  import.meta.hot?.on('site:changed', () => location.reload())
  for (const island of islands) whenTouched(island, activate)
  void activateIfDataStored()
  if (lastCountry()) islands.filter(({ dataset }) => dataset['when'] === 'touched-or-chosen').forEach(activate)
  whenNear(
    islands.filter(({ dataset }) => !dataset['when']?.startsWith('touched')),
    activate,
  )
}
