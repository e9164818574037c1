import { access } from '../../server/api/access.ts'
import { createRoutes } from '../../server/app.ts'
import { readConfig } from '../../server/config.ts'
import { openDatabase } from '../../server/db/client.ts'
import { createLog } from '../../server/log.ts'
import { expect, test } from '../support/site.ts'

const unused = () => Promise.reject(new Error('The routes are only listed.'))
const config = readConfig({})

/** Every call of the site, by method and path, as the router knows it. */
const calls = createRoutes({
  config,
  secret: 'listed only',
  db: openDatabase({}, () => undefined).db,
  log: createLog(config),
  files: new Map(),
  renderPage: unused,
  isReady: unused,
})
  .routes.filter(({ method, path }) => method !== 'ALL' && /^\/(web\/)?(api|files)\//.test(path))
  .map(({ method, path }) => `${method} ${path}`)

test('every call states who may make it, and no rule is left over', () => {
  expect(calls.length).toBeGreaterThan(10)
  expect(calls.filter((call) => !access[call])).toEqual([])
  expect(Object.keys(access).filter((call) => !calls.includes(call))).toEqual([])
})
