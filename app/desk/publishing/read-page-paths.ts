/** The paths of all public pages, from the site map. */
export async function readPagePaths(): Promise<string[]> {
  const answer = await fetch('/sitemap.xml')
  const map = new DOMParser().parseFromString(await answer.text(), 'application/xml')
  return [...map.querySelectorAll('loc')].map(({ textContent }) => new URL(textContent).pathname)
}
