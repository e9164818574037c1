import { holdPresses } from './hold-presses.ts'
import type { FindNow } from './hydrate-island.tsx'
import { keepsData } from './keeps-data.ts'
import { postPlainly } from './post-plainly.ts'
import { whenNear } from './when-near.ts'
import { whenTouched } from './when-touched.ts'

/** The router takes over the pages that were made for it; on all others only the islands come alive. */
if ('__reactRouterContext' in window) void import('./router-client.tsx')
else {
  const islands = [...document.querySelectorAll<HTMLElement>('[data-island]')]
  const asleep = new Set(islands)
  const wake = (island: HTMLElement) => {
    if (asleep.delete(island)) holdPresses(island, hydrate(island))
  }

  const hydrate = async (island: HTMLElement): Promise<FindNow> => {
    try {
      const { hydrateIsland } = await import('./hydrate-island.tsx')
      return await hydrateIsland(island)
    } catch (cause) {
      console.error(cause)
      bePlain(island)
      return (control) => control
    }
  }

  /** Without its code a part is what it is without JavaScript, until there is a connection again. */
  const bePlain = (island: HTMLElement) => {
    const plain = new AbortController()
    const { signal } = plain
    const post = (event: Event) => {
      if (!(event.target instanceof HTMLFormElement) || event.target.method !== 'post') return
      event.preventDefault()
      void postPlainly(island, event.target)
    }
    const wakeAgain = () => {
      plain.abort()
      asleep.add(island)
      wake(island)
    }
    island.dataset['plain'] = ''
    island.addEventListener('submit', post, { signal })
    addEventListener('online', wakeAgain, { signal })
  }

  const wakeKept = async () => {
    const kept = islands.filter(({ dataset }) => dataset['wakes'] === 'moved-or-kept')
    if (kept.length > 0 && (await keepsData())) kept.forEach(wake)
  }

  for (const island of islands) whenTouched(island, wake)
  void wakeKept()
  whenNear(
    islands.filter(({ dataset }) => dataset['wakes'] !== 'touched'),
    wake,
  )
}
