import type { Plugin } from 'vite'

/**
 * In development, notifies open pages that a file has changed. Pages without the router are mostly markup from the server,
 * so they load again.
 */
export const reloadPages = (): Plugin => ({
  name: 'reload-pages',
  handleHotUpdate: ({ server }) => server.hot.send('site:changed'),
})
