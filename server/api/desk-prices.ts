import type { Db } from '../db/client.ts'
import { sendCsv } from '../http/csv.ts'
import {
  callOffPrices,
  exportPrices,
  openPriceVersion,
  readPrices,
  readPriceVersions,
  savePrices,
} from '../services/desk-prices.ts'
import type { Prices } from '../services/prices.ts'
import { handle } from './handle.ts'

export const deskPricesApi = (db: Db, prices: Prices) => [
  handle('deskPrices.list', async () => ({ versions: await readPriceVersions(db) })),
  handle('deskPrices.open', ({ params }) => openPriceVersion(db, params.id)),
  handle('deskPrices.export', async ({ c, params, actor }) =>
    sendCsv(c, `prices-${params.id}.csv`, await exportPrices(db, params.id, actor)),
  ),
  handle('deskPrices.read', async ({ body }) => readPrices(body.csv)),
  handle('deskPrices.save', async ({ body, actor }) => {
    const saved = await savePrices(db, body, actor)
    await prices.refresh()
    return saved
  }),
  handle('deskPrices.callOff', ({ params, actor }) => callOffPrices(db, params.id, actor)),
]
