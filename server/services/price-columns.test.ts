import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { readPriceRows } from '../../contract/price-book.ts'
import { readPriceFile } from './price-columns.ts'

test('[PRICE-1] the price file in the guide for a new brand can be imported as it is', async () => {
  const guide = await readFile(new URL('../../docs/make-it-yours.md', import.meta.url), 'utf8')
  const example = /```csv\n(.*?)```/s.exec(guide)?.[1] ?? ''
  const rows = readPriceFile(example).map(({ row }) => row)
  const { prices, problems } = readPriceRows(rows, { countries: ['mx'], currencies: ['MXN'] })
  expect(problems).toEqual([])
  expect(prices.map(({ payout, bands }) => [payout, bands.length])).toEqual([
    ['bank', 2],
    ['wallet', 1],
  ])
})
