import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, type TestSite } from './site.ts'

/** Neither a row nor a file of a form is left. */
export async function expectNothingStored(site: TestSite) {
  expect(await site.count('applications')).toBe(0)
  expect(await site.count('career_submissions')).toBe(0)
  await expect.poll(() => site.count('files')).toBe(0)
  expect(await readdir(join(site.dataDir, 'files'))).toEqual([])
}
