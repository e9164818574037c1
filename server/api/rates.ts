import type { Rates } from '../services/rates.ts'
import { handleRaw } from './handle.ts'

export const ratesApi = (rates: Rates) => [
  handleRaw('rates.read', async (c) => {
    const { body, etag } = rates.current()
    c.header('cache-control', 'public, max-age=300')
    c.header('etag', etag)
    if (c.req.header('if-none-match')?.includes(etag)) return c.body(null, 304)
    return c.body(body, 200, { 'content-type': 'application/json' })
  }),
]
