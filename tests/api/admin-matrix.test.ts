import { calls as documented } from '../../contract/operations.ts'
import { deskPaths } from '../../contract/paths.ts'
import { applicationForm, careerForm, careerCall } from '../../support/application-form.ts'
import { anotherAdmin, expiredToken, firstAdmin, signIn } from '../support/admin.ts'
import { bearer } from '../../support/calls.ts'
import { isLongRun } from '../../support/fault-rounds.ts'
import { inquiry, inquiryCall } from '../../support/lead.ts'
import { sendRawCall } from '../../support/raw-request.ts'
import { bodies } from '../support/bodies.ts'
import { openDeskPaths } from '../support/open-desk-paths.ts'
import { expect, readingTest, test, type TestSite } from '../support/site.ts'
import { stateOf } from '../support/state.ts'

const given = new Map<string, object>(Object.entries(bodies))

type Call = { call: string; rule: string; method: string; path: string; body: object | undefined }

const calls = documented.map(({ name: call, method, path, operation }): Call => ({
  call,
  rule: operation.access,
  method,
  path,
  body: given.get(call) ?? (method === 'GET' ? undefined : {}),
}))
const guarded = calls.filter(({ rule }) => rule === 'admin')

/** A site with one of everything that a call can refer to. */
async function fill(site: TestSite) {
  await site.postForm('/api/applications', applicationForm())
  await site.postForm(careerCall, careerForm())
  await site.post(inquiryCall, inquiry)
  const nimo = await firstAdmin(site)
  const peter = await anotherAdmin(site, nimo)
  const otherSession = await signIn(site)
  await nimo.post('/api/admin/invitations', bodies['invitations.create'])
  await nimo.post('/api/admin/publications', bodies['publications.create'])
  await nimo.post('/api/opt-outs', { contact: 'amina@mail.example' })
  const one = (table: string) => site.value(`select id from ${table} order by id limit 1`)
  await site.pool.query(
    `insert into factors (admin_id, kind, name, sealed_secret, last_step)
     select id, 'totp', 'App', 'sealed', 0 from admins where username = 'nimo.warsame'`,
  )
  const applicationId = await one('applications')
  await nimo.post(`/api/applications/${applicationId}/interviews`, bodies['interviews.plan'])
  const ids: Record<string, string> = {
    jobs: await one('vacancies'),
    applications: applicationId,
    interviews: await one('interviews'),
    leads: await one('leads'),
    'career-forms': await one('career_submissions'),
    admins: await one(`(select id from admins where username = 'peter.olson') a`),
    sessions: otherSession.sessionId,
    factors: await one('factors'),
    agents: await one('agents'),
    prices: '1',
    publications: await one('publications'),
    templates: 'received',
    invitations: await one('invitations'),
    'opt-outs': await one('(select hash as id from opt_outs) o'),
  }
  const ofPages: Record<string, string | undefined> = {
    ApplicantDetails: ids['applications'],
    preview: ids['jobs'],
    publishing: ids['publications'],
    versions: '1',
  }
  const addressOf = (path: string) =>
    path.replace(/\/([\w-]+)\/:id/, (_, noun: string) => `/${noun}/${ids[noun] ?? ''}`)
  const addressOfPage = (path: string) =>
    path.replace(/\/([\w-]+)\/:\w+/g, (_, noun: string) => `/${noun}/${ids[noun] ?? ofPages[noun] ?? ''}`)
  return { nimo, peter, addressOf, addressOfPage }
}

const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')

const unsigned = (sessionId: string) => {
  const claims = { iss: 'site', aud: 'desk', sub: sessionId, exp: 4_102_444_800 }
  return `${part({ alg: 'none', typ: 'JWT' })}.${part(claims)}.`
}

test('[AUTH-1 API-5 API-6 API-7 API-10 ADM-7] every call × every kind of token: only what the rules allow, and nothing changes', async ({
  site,
}) => {
  const { nimo, peter, addressOf } = await fill(site)
  const tokens: [kind: string, token: string][] = [
    ['garbage', 'garbage'],
    ['expired', await expiredToken(site)],
    ['refresh token', nimo.refreshToken],
    ['alg none', unsigned(nimo.sessionId)],
    ['other secret', `${nimo.accessToken.slice(0, -6)}AAAAAA`],
  ]
  await site.pool.query(`delete from admins where username = 'peter.olson'`)
  tokens.push(['of a removed admin', peter.accessToken])
  const before = await stateOf(site)
  expect((await site.get('/api/admin/sessions', { authorization: 'Basic bmltbzpw' })).status).toBe(401)
  for (const { call, rule, method, path, body } of calls.filter((entry) => entry.rule !== 'anyone')) {
    const address = addressOf(path)
    const without = await site.send(method, address, body)
    if (rule === 'admin') expect(without.status, `${call} without a token`).toBe(401)
    if (rule === 'link') expect(without.status, `${call} without a signature`).toBe(403)
    if (rule === 'either' && method !== 'GET') expect(without.status, `${call} without a token`).toBe(401)
    for (const [kind, token] of tokens) {
      const answer = await site.send(method, address, body, bearer(token))
      expect(answer.status, `${call} with a token: ${kind}`).toBe(403)
      expect(answer.headers.get('cache-control'), call).toBe('no-store')
    }
  }
  expect(await stateOf(site)).toBe(before)
})

/** Ending a session comes before changing the password, which ends them all; deletions come after reads. */
function turnOf({ method, path }: Call): number {
  if (path.includes('/sessions/')) return 0
  if (path.endsWith('/logout')) return 3
  if (path.endsWith('/:id/factors')) return 1
  return method === 'DELETE' || path.endsWith('/erasure') ? 2 : 1
}

/**
 * What they need is known only after another call, or is a draft, a stage, a request, a version, or a mail server:
 * `second-factor`, `vacancy-terms`, `application-statistics`, `application-status`, `desk-emails`, `prices`, and `publications` test them.
 */
const isAnsweredLater = (call: string) =>
  [
    'factors.addPasskey',
    'factors.addTotp',
    'vacancies.delete',
    'applications.setDeclineReason',
    'applications.refuseErasure',
    'deskPrices.callOff',
  ].includes(call) ||
  /(Email|emailMany|undoEmails|Template)$/.test(call) ||
  /^publications\.(check|publish|withdraw|pageAsOf|version|restore|approve|refuse|callOff)$/.test(call)

const isEndless = ({ headers }: Response) => headers.get('content-type') === 'text/event-stream'

test('[AUTH-1 AUTH-4] with a valid token every call of an admin is answered', async ({ site }) => {
  const { nimo, addressOf } = await fill(site)
  const allowed = calls.filter(({ call, rule }) => !isAnsweredLater(call) && (rule === 'admin' || rule === 'either'))
  for (const { call, method, path, body } of allowed.toSorted((one, other) => turnOf(one) - turnOf(other))) {
    const answer = await nimo.send(method, addressOf(path), body)
    expect([200, 201, 204], `${call}: ${answer.status}`).toContain(answer.status)
    await (isEndless(answer) ? answer.body?.cancel() : answer.arrayBuffer())
  }
})

/** One parser reads all addresses, so short runs try a fifth of the calls. */
const spelled = guarded.filter((_, index) => isLongRun || index % 5 === 0)

type Variant = [verb: string, spelling: string, header?: string]

test('[AUTH-1] no alternative spelling of an address bypasses the rules', async ({ site }) => {
  const { addressOf } = await fill(site)
  const before = await stateOf(site)
  for (const { call, method, path, body } of spelled) {
    const address = addressOf(path)
    const variants: Variant[] = [
      ...(method === 'GET' ? [['HEAD', address] satisfies Variant] : []),
      ...(calls.some((other) => other.method === 'GET' && other.path === path && other.rule === 'either')
        ? []
        : [['GET', address, `X-HTTP-Method-Override: ${method}`] satisfies Variant]),
      [method, address, 'X-Original-URL: /api/jobs'],
      [method, `${address}/`],
      [method, `${address}//`],
      [method, address.toUpperCase()],
      [method, address.replace('/api/', '/api//')],
      [method, `/${address}`],
      [method, `http://127.0.0.1${address}`],
      [method, address.replace('/api/', '/%61pi/')],
      [method, address.replace('/api/', '/%2561pi/')],
      [method, address.replace('/api/', '/api%2f')],
      [method, address.replace('/api/', '/api/%2e/')],
      [method, address.replace('/api/', '/api/./')],
      [method, address.replace('/api/', '/api/../api/')],
      [method, address.replace('/api/', '/assets/..%2fapi/')],
      [method, address.replace('/api/', '/web/api/')],
      [method, `${address}?x=1`],
      [method, `${address}#x`],
      [method, `${address};x=1`],
      [method, `${address}.json`],
      [method, `${address}%20`],
    ]
    const answers = await Promise.all(
      variants.map(async ([verb, spelling, header]) => {
        const answer = await sendRawCall(site.url, verb, spelling, body, header)
        return { said: `${call} as ${verb} ${spelling}`, ...answer }
      }),
    )
    for (const { said, status, text } of answers) {
      expect([301, 308, 400, 401, 404, 405], said).toContain(status)
      expect(text, said).not.toMatch(/Hodan|Amina|hodan@|amina@|nimo\.warsame/)
    }
  }
  expect(await stateOf(site)).toBe(before)
})

test('[ADM-7 RTE-6] the pages of the desk contain no data and are neither indexed nor cached', async ({ site }) => {
  const { nimo, addressOfPage } = await fill(site)
  for (const pattern of [...openDeskPaths, ...deskPaths]) {
    const path = addressOfPage(pattern)
    const answer = await nimo.get(path)
    const html = await answer.text()
    expect(answer.status, path).toBe(200)
    expect(answer.headers.get('cache-control'), path).toBe('no-store')
    expect(answer.headers.get('x-robots-tag'), path).toContain('noindex')
    expect(html, path).toContain('<meta name="robots" content="noindex, nofollow"/>')
    expect(html, path).not.toMatch(/Hodan|Amina|nimo\.warsame|Tell senders/)
    if (!path.includes('preview')) expect(html, path).not.toContain('site-header')
    expect(answer.headers.get('content-security-policy'), path).not.toContain('unsafe')
  }
})

readingTest('nothing of the desk is shipped to public pages', async ({ site }) => {
  const page = await (await site.get('/')).text()
  const styles = [...page.matchAll(/href="(\/assets\/[^"]+\.css)"/g)].map(([, path = '']) => path)
  expect(styles).not.toEqual([])
  for (const path of styles) expect(await (await site.get(path)).text()).not.toContain('.desk-rail')
  const scripts = [...page.matchAll(/"(\/assets\/[^"]+\.js)"/g)].map(([, path = '']) => path)
  expect(scripts).not.toEqual([])
  for (const path of scripts) expect(await (await site.get(path)).text(), path).not.toContain('desk-session')
})
