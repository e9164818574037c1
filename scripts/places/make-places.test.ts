import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { licenses } from '../../content/licenses.ts'
import { sampleAgents } from '../../content/sample-agents.ts'
import { makePlaces } from './make-places.ts'

test(
  '[BEYOND-4] ZIP areas and towns are what the script makes; if not, run npm run make:places @thorough',
  { timeout: 60_000 },
  async () => {
    for (const [name, text] of makePlaces()) {
      const stored = await readFile(new URL(`../../${name}`, import.meta.url), 'utf8')
      expect(stored === text, name).toBe(true)
    }
  },
)

test('[OWN-2] every brand has sample agents, all of them in states that it is licensed in', () => {
  const codes: string[] = licenses.map(({ code }) => code)
  for (const { code, state } of sampleAgents) expect(codes, code).toContain(state)
  // More than two pages of search results.
  expect(sampleAgents.length).toBeGreaterThan(40)
})
