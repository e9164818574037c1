// Prepares a data folder that the sites of tests copy instead of setting up a database each.
import { join } from 'node:path'
import { startProcess } from '../support/site-process.ts'
import { root } from './places.mjs'

export async function prepareData() {
  const dataDir = join(root, 'test-results', 'prepared-data')
  const site = await startProcess({ dataDir })
  await site.stop()
  process.env.PREPARED_DATA = dataDir
}
