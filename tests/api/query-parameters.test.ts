import { calls } from '../../contract/operations.ts'
import { createAccessTokens } from '../../server/services/access-tokens.ts'
import { test } from '../support/admin.ts'
import { bearer } from '../../support/calls.ts'
import { firstKeyOnly } from '../support/first-key.ts'
import { expect, testSecret } from '../support/site.ts'

const cursor = (key: unknown) => Buffer.from(JSON.stringify({ direction: 'after', key })).toString('base64url')
const id = '00000000-0000-4000-8000-000000000000'

test('an impossible cursor, date, or word is refused and is not a server error', async ({ admin }) => {
  const wrong = [
    `/api/applications?cursor=${cursor(['0000-01-01T00:00:00Z', id])}`,
    `/api/leads?cursor=${cursor(['0000-01-01T00:00:00Z', id])}`,
    `/api/career-forms?cursor=${cursor(['0000-01-01T00:00:00Z', id])}`,
    `/api/applications?sort=name&cursor=${cursor(['a\0', 'b', id])}`,
    `/api/admin/agents?cursor=${cursor(['a\0', 'b', 'c', id])}`,
    `/api/agents?cursor=${cursor(['a\0', 'b', 'c', id])}`,
    ...[1.5, 1e300, -1, '7'].map((key) => `/api/admin/audit?cursor=${cursor(key)}`),
    ...['/api/applications', '/api/applications/export.csv', '/api/admin/audit', '/api/admin/audit.csv'].flatMap(
      (path) => [`${path}?from=0000-01-01`, `${path}?from=0000-01-01T00:00:00Z`, `${path}?until=0000-12-31T23:59:59Z`],
    ),
    ...calls
      .filter(({ method, operation }) => method === 'GET' && operation.query)
      .flatMap(({ path, operation }) =>
        Object.keys(operation.query?.shape ?? {}).map((name) => `${path}?${name}=a%00b`),
      ),
  ]
  expect(wrong.length).toBeGreaterThan(40)
  for (const path of wrong) {
    const answer = await admin.get(path)
    expect(answer.status, path).toBe(400)
    // This message would mean that only the database refused it.
    expect(await answer.text(), path).not.toContain('cannot be stored')
  }
})

test('a valid token without a session is treated as no token', async ({ site }) => {
  for (const session of ['x', '', '1 or 1=1', 'a\0']) {
    const token = await createAccessTokens(testSecret, firstKeyOnly).issue(session)
    expect((await site.get('/api/admin/desk', bearer(token))).status, session).toBe(403)
  }
})
