import { sampleAgents } from '../../content/sample-agents.ts'
import { DeskAgent, DeskAgentPage, Imported, ImportPreview } from '../../contract/desk-agents.ts'
import { zipPosition } from '../../server/services/places.ts'
import { actionsOf, firstAdmin, test, type SignedIn } from '../support/admin.ts'
import { callsToWait, whileHeld } from '../support/held-rows.ts'
import { servedPlace } from '../support/served-place.ts'
import { answerOf, expect } from '../support/site.ts'

const shop = {
  code: 'NEW-1',
  name: 'New Shop',
  street: '1 Sample St',
  city: servedPlace.city,
  state: servedPlace.state,
  zip: servedPlace.zip,
  phone: '(612) 555-0199',
  timeZone: 'America/Chicago',
  languages: ['english', 'somali'],
  services: ['wallets'],
  hours: [[{ opens: '09:00', closes: '18:00' }], [], [], [], [], [], []],
}

const exported = async (admin: SignedIn) => (await admin.get('/api/admin/agents/export.csv')).text()
const preview = (admin: SignedIn, csv: string) =>
  answerOf(ImportPreview, admin.post('/api/admin/agents/preview', { csv }))

test('[BEYOND-4] an agent is added, found, changed, and deactivated, and the audit log records it', async ({
  site,
  admin,
}) => {
  const added = await admin.post('/api/admin/agents', shop)
  expect(added.status).toBe(201)
  const { id, lat, lng, version } = DeskAgent.parse(await added.json())
  // The center of the ZIP area.
  expect({ lat, lng }).toEqual(zipPosition(servedPlace.zip))
  const found = async () => (await (await site.get('/api/agents?q=new+shop')).json()).data.length
  expect(await found()).toBe(1)

  expect((await admin.post('/api/admin/agents', shop)).status).toBe(422)
  const edit = { ...shop, name: 'New Shop on Main', version }
  const change = (body: object) => admin.send('PUT', `/api/admin/agents/${id}`, body)
  expect((await change(edit)).status).toBe(200)
  // The same call again, because its answer was lost.
  expect((await change(edit)).status).toBe(200)
  expect((await change({ ...edit, name: 'Old Shop' })).status).toBe(409)
  expect((await admin.send('PATCH', `/api/admin/agents/${id}/status`, { status: 'inactive' })).status).toBe(200)
  expect(await found()).toBe(0)
  expect(await actionsOf(site, `action like 'agent%'`)).toEqual(['agent-added', 'agent-changed', 'agent-deactivated'])
  expect((await site.get(`/api/agents/${id}`)).status).toBe(404)
})

test('[BEYOND-4] of two people who add an agent with the same code at once, one is told that it is taken', async ({
  site,
  admin,
}) => {
  const adding = await whileHeld(site, 'lock table agents', async () => {
    const both = [1, 2].map(() => admin.post('/api/admin/agents', shop))
    await callsToWait(site, 2)
    return both
  })
  const answers = await Promise.all(adding)
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201, 422]))
})

test('[BEYOND-4 API-9] invalid input is refused and not stored', async ({ site, admin }) => {
  for (const wrong of [
    { name: ' ' },
    { zip: '123' },
    { zip: '00000' },
    { state: 'Minnesota' },
    { phone: 'call us' },
    { languages: ['klingon'] },
    { timeZone: 'Europe/Paris' },
    { lat: 91, lng: 0 },
    { hours: [[{ opens: '9', closes: '18:00' }], [], [], [], [], [], []] },
    { hours: [[]] },
    { name: 'a\0b' },
  ])
    expect((await admin.post('/api/admin/agents', { ...shop, ...wrong })).status, JSON.stringify(wrong)).toBe(422)
  expect(await site.count('agents')).toBe(sampleAgents.length)
})

test('[BEYOND-4] an export imports again as it is; a preview changes nothing; a confirmed import changes all of it', async ({
  site,
  admin,
}) => {
  for (const [index, sign] of ['=', '@', '%', '|', '−'].entries())
    await site.pool.query(`update agents set name = $1 || name where code = 'MN-00' || $2::text`, [sign, index + 4])
  const csv = await exported(admin)
  expect(await preview(admin, csv)).toMatchObject({ added: [], changed: [], same: sampleAgents.length, bad: [] })

  const renamed = csv.replace('Baraka Imports', 'Baraka & Sons').replace('MN-003,', 'MN-903,')
  const plan = await preview(admin, renamed)
  expect(plan).toMatchObject({ changed: ['Baraka & Sons (MN-002)'], same: sampleAgents.length - 2, bad: [] })
  expect(plan.added).toEqual(['Hilal Halal Market (MN-903)'])
  expect(await exported(admin)).toBe(csv)

  const order = { csv: renamed, plan: plan.plan }
  const done = await admin.post('/api/admin/agents/import', order)
  expect(Imported.parse(await done.json())).toEqual({ added: 1, changed: 1, skipped: 0 })
  expect(await site.count('agents')).toBe(sampleAgents.length + 1)
  // The agents have changed since the preview.
  expect((await admin.post('/api/admin/agents/import', order)).status).toBe(409)
  expect((await actionsOf(site, `action like 'agent%'`)).filter((action) => action === 'agents-imported')).toHaveLength(
    1,
  )
})

test('[BEYOND-4] each bad row is named by line and column; the others are imported on request', async ({ site }) => {
  const admin = await firstAdmin(site)
  const [head = '', ...rows] = (await exported(admin)).split('\r\n')
  const [one = '', two = '', three = '', four = ''] = rows
  const csv = [
    head,
    one.replace(/^[^,]+/, 'X-1').replace(/,\(\d+\) [\d-]+,/, ',none,'),
    two.replace(/^[^,]+/, 'X-2').replace(/english[^,]*/, 'english klingon'),
    three.replace(/^[^,]+/, 'X-3').replace(/\d\d:\d\d-\d\d:\d\d/, 'nine to five'),
    four.replace(/^[^,]+/, 'X-5'),
    four.replace(/^[^,]+/, 'X-4'),
    four.replace(/^[^,]+/, 'X-4'),
    four.replace(/^[^,]+,[^,]+/, 'X-6,Caf\uFFFD Jos\uFFFD'),
  ].join('\r\n')
  const { bad, plan } = await preview(admin, csv)
  expect(bad.map(({ line, column }) => [line, column])).toEqual([
    [2, 'Phone'],
    [3, 'Languages'],
    [4, expect.stringMatching(/day$/)],
    [6, 'Code'],
    [7, 'Code'],
    [8, 'Name'],
  ])
  expect((await admin.post('/api/admin/agents/import', { csv, plan: 'any' })).status).toBe(422)
  expect((await admin.post('/api/admin/agents/import', { csv, plan })).status).toBe(422)
  expect(await site.count('agents')).toBe(sampleAgents.length)
  const done = await admin.post('/api/admin/agents/import', { csv, plan, skipBad: true })
  expect(await done.json()).toEqual({ added: 1, changed: 0, skipped: 6 })
  expect(await site.count('agents')).toBe(sampleAgents.length + 1)

  expect((await preview(admin, 'Code,Name\r\nX,Y')).bad[0]?.message).toContain('“Street” is missing')
  expect((await preview(admin, head)).bad).toHaveLength(1)
})

test('[BEYOND-4] what a file has no column for stays as it is, and an agent moves only with its ZIP code', async ({
  admin,
}) => {
  const other = sampleAgents.find(({ zip }) => zip !== servedPlace.zip) ?? servedPlace
  const placed = { lat: 44.9701, lng: -93.2499, status: 'inactive' }
  for (const code of ['NEW-1', 'NEW-2']) await admin.post('/api/admin/agents', { ...shop, ...placed, code })
  const zips = [servedPlace.zip, other.zip]
  const csv = [
    'Code,Name,Street,City,State,ZIP,Phone,Time zone,Languages,Services,Tuesday',
    ...zips.map(
      (zip, index) =>
        `NEW-${index + 1},New Shop,1 Sample St,${servedPlace.city},${servedPlace.state},${zip},6125550155,America/Chicago,english,wallets,09:00-12:00`,
    ),
  ].join('\n')
  const { plan, changed } = await preview(admin, csv)
  expect(changed).toHaveLength(2)
  expect((await admin.post('/api/admin/agents/import', { csv, plan })).status).toBe(200)
  const { data } = await answerOf(DeskAgentPage, admin.get('/api/admin/agents?q=new+shop'))
  const byCode = new Map(data.map((agent) => [agent.code, agent]))
  expect(byCode.get('NEW-1')).toMatchObject({
    ...placed,
    phone: '6125550155',
    hours: [shop.hours[0], [{ opens: '09:00', closes: '12:00' }], [], [], [], [], []],
  })
  expect(byCode.get('NEW-2')).toMatchObject({ ...zipPosition(other.zip), status: 'inactive' })
})

test('[BEYOND-4] the desk lists all agents by place, forward and back, and searches by word and status', async ({
  admin,
}) => {
  const read = (query: string) => answerOf(DeskAgentPage, admin.get(`/api/admin/agents?${query}`))
  const first = await read('')
  const second = await read(`cursor=${first.nextCursor}`)
  expect(first.data).toHaveLength(25)
  expect((await read(`cursor=${second.prevCursor}`)).data).toEqual(first.data)
  const { city, id } = first.data[0] ?? { city: '', id: '' }
  const found = await read(`q=${encodeURIComponent(city)}`)
  expect(new Set(found.data.map((agent) => agent.city))).toEqual(new Set([city]))
  expect((await read('status=inactive')).data).toEqual([])
  await admin.send('PATCH', `/api/admin/agents/${id}/status`, { status: 'inactive' })
  expect((await read('status=inactive')).data).toMatchObject([{ id, status: 'inactive' }])
})
