import { calls as documented } from '../../contract/operations.ts'
import { createRoutes, uploadPaths } from '../../server/app.ts'
import { readConfig } from '../../server/config/config.ts'
import { openDatabase } from '../../server/db/client.ts'
import { createLog } from '../../server/monitoring/log.ts'
import { createLiveChanges } from '../../server/services/live-changes.ts'
import { createOptOuts } from '../../server/services/opt-outs.ts'
import { createPublished } from '../../server/services/published.ts'
import { createPrices } from '../../server/services/prices.ts'
import { createRates } from '../../server/services/rates.ts'
import { firstKeyOnly } from '../support/first-key.ts'
import { expect, test } from '../support/site.ts'

const unused = () => Promise.reject(new Error('not called'))

/** Every guarded call by method and path, listed from the router without making requests. */
function listCalls(): string[] {
  const config = readConfig({})
  const { db } = openDatabase({}, () => undefined)
  const routes = createRoutes({
    keys: firstKeyOnly,
    config,
    secret: 'listed only',
    db,
    log: createLog(config),
    pages: { render: unused, takesForms: unused, show: unused, baseline: unused },
    leads: { db, store: unused, limit: { take: unused, giveBack: unused } },
    rates: createRates(db, undefined),
    prices: createPrices(db),
    published: createPublished(db),
    storage: { db, store: { put: unused, open: unused, remove: unused } },
    delivery: {
      queue: { add: unused, work: unused, count: unused, releasePostponed: unused, stop: unused },
      channels: [],
      optOuts: createOptOuts('listed only'),
      hashAddress: (address) => address,
    },
    mailer: undefined,
    recoveryLimit: { take: unused, giveBack: unused },
    factorLimits: { codes: [], passkeys: { take: unused, giveBack: unused } },
    logReading: unused,
    logOpening: unused,
    changes: createLiveChanges(db, () => false),
    status: unused,
    metrics: undefined,
    isReady: unused,
  }).routes
  return routes
    .filter(({ method, path }) => method !== 'ALL' && /^\/(web\/)?(api|files)\//.test(path))
    .map(({ method, path }) => `${method} ${path}`)
}

test('every call declares who may make it, and no declaration is unused', () => {
  const uploads = Object.values(uploadPaths).map((path) => `POST ${path}`)
  const calls = [...listCalls(), ...uploads]
  expect(calls.length).toBeGreaterThan(10)
  expect(calls.toSorted()).toEqual(documented.map(({ method, path }) => `${method} ${path}`).toSorted())
})
