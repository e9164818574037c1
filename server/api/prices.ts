import { found } from '../services/found.ts'
import { makeQuote, type QuoteParts } from '../services/quotes.ts'
import { handle, handleRaw } from './handle.ts'

export const pricesApi = (parts: QuoteParts) => [
  handleRaw('prices.read', async (c) => {
    const { body, etag } = found(parts.prices.current(), 'price.not_found')
    // Shared caches would show an old version; a browser asks again and mostly gets a short answer.
    c.header('cache-control', 'no-cache')
    c.header('etag', etag)
    if (c.req.header('if-none-match')?.includes(etag)) return c.body(null, 304)
    return c.body(body, 200, { 'content-type': 'application/json' })
  }),
  handle('quotes.read', async ({ query }) => makeQuote(parts, query, new Date())),
]
