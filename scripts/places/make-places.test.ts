import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { makePlaces } from './make-places.ts'

test(
  '[BEYOND-4] ZIP areas and towns are what the script makes; if not, run npm run make:places',
  { timeout: 60_000 },
  async () => {
    for (const [name, text] of makePlaces()) {
      const stored = await readFile(new URL(`../../${name}`, import.meta.url), 'utf8')
      expect(stored === text, name).toBe(true)
    }
  },
)
