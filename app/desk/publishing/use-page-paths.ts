import { useEffect, useState } from 'react'

/** The paths of all public pages, from the site map; none while it cannot be read. */
export function usePagePaths(): string[] {
  const [paths, setPaths] = useState<string[]>([])
  useEffect(() => {
    const stop = new AbortController()
    readPaths(stop.signal).then(setPaths, () => undefined)
    return () => stop.abort()
  }, [])
  return paths
}

async function readPaths(signal: AbortSignal): Promise<string[]> {
  const answer = await fetch('/sitemap.xml', { signal })
  const map = new DOMParser().parseFromString(await answer.text(), 'application/xml')
  return [...map.querySelectorAll('loc')].map(({ textContent }) => new URL(textContent).pathname)
}
