import { publicPaths } from '../../support/public-paths.ts'
import { gradeOfPage } from '../support/reading-grade.ts'
import { expect, test } from '../support/reading.ts'

/** Quote texts that the law prescribes: the disclosures of the states, and the federal model form. */
const statutory = new Set(['/licenses', '/privacy-notice'])

test.for(publicPaths.filter((path) => !statutory.has(path)))('%s reads at grade 9 or below', async (path, { read }) => {
  expect(gradeOfPage((await read(path)).html)).toBeLessThanOrEqual(9)
})

test('the grade distinguishes plain language from legal language', () => {
  const plain = '<p>You see the fee and the rate before you pay. If you do not like them, stop here.</p>'
  const legal = '<p>Notwithstanding the foregoing provisions, the undersigned acknowledges all applicable fees.</p>'
  expect(gradeOfPage(plain)).toBeLessThan(4)
  expect(gradeOfPage(legal)).toBeGreaterThan(12)
})
