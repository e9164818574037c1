/**
 * A page is read before it can do more: its scripts are fetched after the first paint, so that stylesheet
 * and fonts have the line to themselves. React Router has no option for it; it writes the scripts as
 * `modulepreload` links and one module, which here waits for the paint, then fetches all of them at once.
 */
export function paintFirst(html: string): string {
  const modules = [...html.matchAll(preloadLink)].map(([, href]) => href)
  return html
    .replaceAll(preloadLink, '')
    .replace(moduleStart, (_whole, imports: string) => start(modules) + imports.replaceAll(...lateImport))
}

const preloadLink = /<link rel="modulepreload" href="([^"]+)"\/>/g
const moduleStart = /<script type="module" async="">;?((?:\s*import \* as \w+ from "[^"]+";)+)/
const lateImport = [/import \* as (\w+) from ("[^"]+")/g, 'const $1 = await import($2)'] as const

const start = (modules: (string | undefined)[]) => `<script type="module" async="">
await new Promise((painted) => new PerformanceObserver(painted).observe({ type: "paint", buffered: true }));
for (const href of ${JSON.stringify(modules)})
  document.head.append(Object.assign(document.createElement("link"), { rel: "modulepreload", href }));`
