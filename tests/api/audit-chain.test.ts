import * as fc from 'fast-check'
import { Client } from 'pg'
import { complianceOfficer } from '../../content/sample-vacancies.ts'
import { dbOf } from '../../server/db/client.ts'
import { createAuditChain, type Finding } from '../../server/services/audit-chain.ts'
import { firstAdmin } from '../support/admin.ts'
import { expect, startTestSite, test as base, testSecret, type TestSite } from '../support/site.ts'
import { runOn } from '../support/run-program.ts'

const silent = { written: () => undefined, started: () => undefined, broken: () => undefined }
const chain = createAuditChain(testSecret, silent)

const test = base.extend<{ client: Client }>({
  client: async ({ site }, use) => {
    const client = new Client(site.databaseUrl)
    await client.connect()
    await use(client)
    await client.end()
  },
})

/** What verification finds after the statements, which are then undone. */
async function findAfter(client: Client, statements: [string, unknown[]?][]): Promise<Finding | undefined> {
  await client.query(`begin; alter table audit_entries disable trigger user;
    alter table audit_entries alter column id drop identity`)
  try {
    for (const [statement, values] of statements) await client.query(statement, values)
    return (await chain.verify(dbOf(client))).finding
  } finally {
    await client.query('rollback')
  }
}

/** Entries of several kinds: with and without an admin, a subject, and details. */
async function fill(site: TestSite) {
  const admin = await firstAdmin(site)
  for (let round = 0; round < 2; round += 1) {
    expect((await admin.post('/api/jobs', complianceOfficer)).status).toBe(201)
    await site.post('/api/admin/login', { username: 'nimo.warsame', password: 'wrong' })
  }
  return admin
}

/** Another value for every column of an entry. */
const otherValue: Record<string, string> = {
  id: 'id + 1000000',
  at: `at - interval '1 millisecond'`,
  admin_id: 'gen_random_uuid()',
  admin_name: `coalesce(admin_name, '') || 'x'`,
  action: `'signed-out'`,
  subject_kind: `coalesce(subject_kind, '') || 'x'`,
  subject_id: `coalesce(subject_id, '') || 'x'`,
  detail: `detail || '{"added": 1}'`,
  address: `address || '1'`,
  user_agent: `user_agent || ' '`,
  position: 'position + 1000000',
  hash: `reverse(hash)`,
}

test('any changed column of any entry is found, and the entry is named', async ({ site, client }) => {
  await fill(site)
  expect(await findAfter(client, [])).toBeUndefined()
  const { rows } = await client.query<{ id: number; position: number }>(
    'select id::int, position::int from audit_entries order by id',
  )
  const columns = await client.query<{ name: string }>(
    `select attname as name from pg_attribute where attrelid = 'audit_entries'::regclass and attnum > 0 and not attisdropped`,
  )
  expect(columns.rows.map(({ name }) => name).toSorted()).toEqual(Object.keys(otherValue).toSorted())
  for (const [column, value] of Object.entries(otherValue)) {
    for (const { id, position } of [rows.at(0), rows.at(3), rows.at(-1)].filter((row) => row !== undefined)) {
      const finding = await findAfter(client, [[`update audit_entries set ${column} = ${value} where id = $1`, [id]]])
      const isMoved = column === 'id' || column === 'position'
      const expected = isMoved ? expect.anything() : { kind: 'changed', id, position }
      expect(finding, `${column} of ${position}`).toEqual(expected)
    }
  }
})

test('entries that were removed, inserted, or moved are found, with any attempt to hide it', async ({
  site,
  client,
}) => {
  await fill(site)
  const { rows } = await client.query<{ count: number }>('select count(*)::int from audit_entries')
  const count = rows[0]?.count ?? 0
  const position = fc.integer({ min: 1, max: count })
  /** Without the key, the end can be moved but not signed. */
  const moveEnd: [string] = [
    `update audit_chain set (position, hash) = (select position, hash from audit_entries where hash is not null order by id desc limit 1)`,
  ]
  const renumber: [string] = [
    `update audit_entries e set position = n from (select id, row_number() over (order by id) n from audit_entries) o
     where o.id = e.id`,
  ]
  const hiding = fc.subarray([moveEnd, renumber])

  const removal = fc.record({ from: position, length: fc.integer({ min: 1, max: 3 }), hiding })
  await fc.assert(
    fc.asyncProperty(removal, async ({ from, length, hiding: more }) => {
      const to = Math.min(from + length - 1, count)
      const remove: [string, unknown[]] = ['delete from audit_entries where position between $1 and $2', [from, to]]
      const finding = await findAfter(client, [remove, ...more])
      expect(finding).toEqual(more.length === 0 ? { kind: 'missing', from, to } : expect.anything())
    }),
    { seed: 20, numRuns: 50 },
  )
  const insertion = fc.record({ of: position, id: fc.constantFrom('0', '-id', 'id + 1000000'), hiding })
  await fc.assert(
    fc.asyncProperty(insertion, fc.boolean(), async ({ of, id, hiding: more }, isSigned) => {
      const kept = 'at, admin_id, admin_name, action, subject_kind, subject_id, detail, address, user_agent'
      const columns = isSigned ? `${kept}, position, hash` : kept
      const insert: [string, unknown[]] = [
        `insert into audit_entries (id, ${columns})
         select ${id}, ${columns} from audit_entries where position = $1`,
        [of],
      ]
      expect(await findAfter(client, [insert, ...more])).toBeDefined()
    }),
    { seed: 20, numRuns: 50 },
  )
  const move = fc.tuple(position, position).filter(([one, other]) => one !== other)
  await fc.assert(
    fc.asyncProperty(move, fc.constantFrom('id', 'position'), async ([one, other], column) => {
      const { rows: both } = await client.query<{ id: number; value: number }>(
        `select id::int, ${column}::int as value from audit_entries where position = any($1) order by id`,
        [[one, other]],
      )
      const [first, second] = both
      const set = (from: number | undefined, to: number | undefined): [string, unknown[]] => [
        `update audit_entries set ${column} = $2 where ${column} = $1`,
        [from, to],
      ]
      const swap = [set(first?.value, -1), set(second?.value, first?.value), set(-1, second?.value)]
      // Entries with exchanged ids can be numbered in their new order.
      expect(await findAfter(client, column === 'id' ? [...swap, renumber] : swap)).toBeDefined()
    }),
    { seed: 20, numRuns: 30 },
  )
  for (const statement of [
    'delete from audit_chain',
    'update audit_chain set seal = null',
    `update audit_chain set seal = 'x'`,
    'update audit_chain set start_position = 1, start_hash = (select hash from audit_entries where position = 1)',
  ])
    expect(await findAfter(client, [[statement]]), statement).toBeDefined()
})

test('a changed end of the log is not signed again by later entries or a restart', async ({ site, client }) => {
  const admin = await fill(site)
  const verify = async () => (await chain.verify(dbOf(client))).finding
  await client.query(`alter table audit_entries disable trigger user;
    delete from audit_entries where id = (select max(id) from audit_entries);
    update audit_chain set (position, hash) = (select position, hash from audit_entries order by id desc limit 1)`)
  expect((await admin.post('/api/jobs', complianceOfficer)).status).toBe(201)
  expect(await verify()).toEqual({ kind: 'end-changed' })
  expect(site.logged.join('')).toContain('audit chain broken')

  await client.query('update audit_chain set seal = null')
  const again = await startTestSite({ DATABASE_URL: site.databaseUrl })
  expect(await verify()).toEqual({ kind: 'not-started' })
  expect(again.logged.join('')).toContain('audit chain broken')
})

test('a hundred changes at once through two instances all succeed and make one chain', async ({ site, client }) => {
  const admin = await firstAdmin(site)
  const other = await startTestSite({ DATABASE_URL: site.databaseUrl })
  const before = await site.count('audit_entries')
  const changes = Array.from({ length: 100 }, (_, index) =>
    (index % 2 === 0 ? site : other).post('/api/jobs', complianceOfficer, admin.headers),
  )
  const statuses = (await Promise.all(changes)).map(({ status }) => status)
  expect(new Set(statuses)).toEqual(new Set([201]))
  const verdict = await chain.verify(dbOf(client))
  expect(verdict).toMatchObject({ entries: before + 100, position: before + 100 })
})

test('every entry is logged with ids and codes, the call among them, and no personal data', async ({ site }) => {
  const admin = await firstAdmin(site)
  const agent = { ...admin.headers, 'user-agent': 'Recognizable/7' }
  await site.post('/api/jobs', complianceOfficer, agent)
  await site.post('/api/admin/login', { username: 'nimo.warsame', password: 'wrong' }, agent)
  const lines = site.logged.map((line) => JSON.parse(line)).filter(({ msg }) => msg === 'audit')
  const { rows } = await site.pool.query(
    `select id::int, position::int, hash, action, admin_id as "adminId", subject_kind as "subjectKind", subject_id as "subjectId"
     from audit_entries order by id`,
  )
  const own = { level: expect.anything(), time: expect.anything(), msg: 'audit' }
  const made = ['registration.register', 'session.signIn', 'vacancies.create', 'session.signIn']
  expect(lines).toEqual(rows.map((row, index) => ({ ...row, ...own, call: made[index] })))
  expect(JSON.stringify(lines)).not.toMatch(/nimo|Recognizable|127\.0\.0\.1/)
})

test('after retention removed the oldest part, the rest is verified; a changed part is not removed', async ({
  site,
  client,
}) => {
  await fill(site)
  const db = dbOf(client)
  const later = new Date(Date.now() + 60_000)
  await client.query('alter table audit_entries disable trigger user')
  const { rows } = await client.query<{ count: number }>('select count(*)::int from audit_entries')
  const count = rows[0]?.count ?? 0

  await client.query(`update audit_entries set address = '' where position = 2`)
  expect(await db.transaction((tx) => chain.removeBefore(tx, later))).toBe(0)
  await client.query(`update audit_entries set address = '127.0.0.1' where position = 2`)
  expect(await chain.verify(db)).toMatchObject({ entries: count })

  const { rows: third } = await client.query<{ at: Date }>('select at from audit_entries where position = 3')
  const removed = await db.transaction((tx) => chain.removeBefore(tx, third[0]?.at ?? later))
  expect(removed).toBe(2)
  expect(await chain.verify(db)).toMatchObject({ entries: count - 2, position: count })
  expect(await findAfter(client, [['delete from audit_entries where position = 3']])).toEqual({
    kind: 'missing',
    from: 3,
    to: 3,
  })
  expect(await db.transaction((tx) => chain.removeBefore(tx, later))).toBe(count - 2)
  expect(await chain.verify(db)).toMatchObject({ entries: 0, position: count })
})

test('verify-audit ends with 1 when something was changed; reseal-audit starts over and is recorded', async ({
  site,
}) => {
  await fill(site)
  const run = (command: string) => runOn(site, 'admin', command)
  const count = await site.count('audit_entries')
  await site.pool.query(`alter table audit_entries disable trigger user;
    update audit_entries set admin_name = 'somebody' where position = 2;
    alter table audit_entries enable trigger user`)
  expect(await run('verify-audit')).toEqual({
    code: 1,
    output: expect.stringContaining('Entry 2 of the audit log (id'),
  })
  expect(await run('reseal-audit')).toMatchObject({ code: 0 })
  expect(await run('verify-audit')).toMatchObject({ code: 0, output: expect.stringContaining(`${count + 1} entries`) })
  const { rows } = await site.pool.query('select action, detail from audit_entries order by id desc limit 1')
  expect(rows).toEqual([{ action: 'audit-resealed', detail: { count } }])
})
