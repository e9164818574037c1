/** What a route tells the frame about itself. Pages without it are plain HTML and load no React. */
export type PageHandle = { hydrate: true }

export const isHydrated = (handle: unknown) => typeof handle === 'object' && handle !== null && 'hydrate' in handle
