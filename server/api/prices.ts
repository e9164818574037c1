import { found } from '../services/found.ts'
import { makeQuote, type QuoteParts } from '../services/quotes.ts'
import { handle, handlePrepared } from './handle.ts'

export const pricesApi = (parts: QuoteParts) => [
  // Shared caches would show an old version; a browser asks again and mostly gets a short answer.
  handlePrepared('prices.read', 'no-cache', () => found(parts.prices.current(), 'price.not_found')),
  handle('quotes.read', async ({ query }) => makeQuote(parts, query, new Date())),
]
