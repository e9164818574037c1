import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { currencyNames } from '../../content/currencies.ts'
import { placesOf, worldAtlas } from './atlas.ts'
import { drawMaps, pictures } from './draw-maps.ts'
import { atlasNamesOf } from './payout-map.ts'

test.each([...drawMaps()])(
  '[AREA-1] [CITY-1] %s is what the script draws; if not, run npm run draw:maps',
  async (name, drawing) => {
    expect(drawing).toBe(await readFile(new URL(name, pictures), 'utf8'))
    expect(drawing.length).toBeLessThan(name.startsWith('locator-') ? 100_000 : 21_000)
  },
)

test('[AREA-1] the map finds every possible payout country by its code', () => {
  const known = new Set(placesOf(worldAtlas, worldAtlas.objects.countries).map(({ properties }) => properties.name))
  // A currency code starts with its country's code; those shared by several countries start with X or name a union.
  const countries = Object.keys(currencyNames).filter((code) => !/^X|^EUR$|^GIP$/.test(code))
  const shared = ['ag', 'be', 'bj', 'bf', 'cf', 'ci', 'cm', 'cw', 'cy', 'de', 'ec', 'es', 'fr', 'ga', 'gd', 'gr', 'gw']
  const also = ['ht', 'it', 'kn', 'lc', 'mt', 'nl', 'pa', 'ps', 'pt', 'sn', 'sv', 'td', 'tg', 'vc', 'xk', 'zw']
  const codes = [...countries.map((code) => code.slice(0, 2).toLowerCase()), ...shared, ...also]
  expect(codes.flatMap(atlasNamesOf).filter((name) => !known.has(name))).toEqual([])
})
