import type { Db } from '../db/client.ts'
import type { Prices } from '../services/prices.ts'
import { removeSamples } from '../services/samples.ts'
import { handle } from './handle.ts'

export const samplesApi = (db: Db, prices: Prices) => [
  handle('samples.remove', async ({ actor }) => {
    const removed = await removeSamples(db, actor)
    await prices.refresh()
    return removed
  }),
]
