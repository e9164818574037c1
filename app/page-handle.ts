/**
 * What a route tells the frame about itself. Pages without it are plain HTML and load no React. `islands`: parts of
 * the page come alive; `hydrate`: the router takes all of it over. Pages of the desk bring a frame of their own; a
 * framed page stands inside another and has none.
 */
export type PageHandle = ({ islands: true } | { hydrate: true }) & { desk?: true; framed?: true }

const says = (handle: unknown, word: 'islands' | 'hydrate' | 'desk' | 'framed') =>
  typeof handle === 'object' && handle !== null && word in handle

export const hasIslands = (handle: unknown) => says(handle, 'islands')
export const isHydrated = (handle: unknown) => says(handle, 'hydrate')
export const isFramed = (handle: unknown) => says(handle, 'framed')
export const isDesk = (handle: unknown) => says(handle, 'desk')
