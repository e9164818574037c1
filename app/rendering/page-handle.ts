/**
 * How the root layout treats a route. Pages without a handle are plain HTML and load no React. `islands`: only the
 * islands are hydrated; `hydrate`: the router hydrates the complete page. Desk pages have their own header and
 * footer; a framed page is shown in an iframe and has none. A page with the agent map may load tiles.
 */
export type PageHandle = ({ islands: true } | { hydrate: true }) & { desk?: true; framed?: true; map?: true }

const hasFlag = (handle: unknown, flag: 'islands' | 'hydrate' | 'desk' | 'framed' | 'map') =>
  typeof handle === 'object' && handle !== null && flag in handle

export const hasIslands = (handle: unknown) => hasFlag(handle, 'islands')
export const isHydrated = (handle: unknown) => hasFlag(handle, 'hydrate')
export const isFramed = (handle: unknown) => hasFlag(handle, 'framed')
export const isDesk = (handle: unknown) => hasFlag(handle, 'desk')
export const hasMap = (handle: unknown) => hasFlag(handle, 'map')
