import { readFile } from 'node:fs/promises'
import { noticesFile, writeNotices } from '../../scripts/notices/notices.ts'
import { expect, readingTest } from '../support/site.ts'

readingTest('the site serves the license of every package in its scripts', async ({ site }) => {
  expect(await readFile(noticesFile, 'utf8'), 'Run npm run make:notices.').toBe(writeNotices())
  expect((await site.get('/third-party-notices.txt')).status).toBe(200)
})
