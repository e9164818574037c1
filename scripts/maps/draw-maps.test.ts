import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { drawMaps, pictures } from './draw-maps.ts'

test.each([...drawMaps()])(
  '[AREA-1] [CITY-1] %s is what the script draws; if not, run npm run draw:maps',
  async (name, drawing) => {
    expect(drawing).toBe(await readFile(new URL(name, pictures), 'utf8'))
    expect(drawing.length).toBeLessThan(name.startsWith('locator-') ? 100_000 : 21_000)
  },
)
