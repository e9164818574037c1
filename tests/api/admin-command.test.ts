import { Admins } from '../../contract/admin.ts'
import { anotherAdmin, firstAdmin, test } from '../support/admin.ts'
import { runProgram } from '../../support/site-process.ts'
import { runOn } from '../support/run-program.ts'
import { answerOf, expect, testSecret, type TestSite } from '../support/site.ts'

const run = (site: TestSite, ...args: string[]) => runOn(site, 'admin', ...args)

test('[DOOR-7] on the server, npm run admin lists the admins, with role and last sign-in, and the commands', async ({
  site,
}) => {
  expect(await run(site, 'list')).toMatchObject({ code: 0, output: expect.stringContaining('There is no admin yet.') })
  const owner = await firstAdmin(site)
  await owner.post('/api/admin/register', { username: 'sahra.ali', password: 'another sentence', role: 'leads' })
  const { code, output } = await run(site)
  expect(code).toBe(0)
  expect(output).toMatch(/nimo\.warsame +owner +signed in 20/)
  expect(output).toMatch(/sahra\.ali +leads +never signed in/)
  expect(output).toContain('reset <username>')
  expect(await run(site, 'reset')).toMatchObject({ code: 1, output: expect.stringContaining('reset <username>') })
  expect((await run(site, 'constructor')).code).toBe(1)
})

test('[DOOR-7] the operator resets a lone admin who forgot the password, by a link that works once', async ({
  site,
  admin,
}) => {
  expect((await run(site, 'reset', 'nobody.here')).code).toBe(1)
  const { output } = await run(site, 'reset', 'Nimo.Warsame')
  const link = new URL(/\S+#\S+/.exec(output)?.[0] ?? '')
  expect(link.origin + link.pathname).toBe(`${site.url}/admin-recover`)
  const use = () =>
    site.post('/api/admin/recovery/use', { secret: link.hash.slice(1), password: 'a sentence I remember' })
  expect((await use()).status).toBe(204)
  expect((await use()).status).toBe(404)
  expect((await admin.get('/api/admin/desk')).status).toBe(403)
  const { rows } = await site.pool.query(
    `select admin_name, detail from audit_entries where action = 'recovery-issued'`,
  )
  expect(rows).toEqual([{ admin_name: 'npm run admin', detail: { username: 'nimo.warsame' } }])
})

test('[DOOR-7] the operator makes an owner, when the only one has left', async ({ site, admin: owner }) => {
  const sahra = await anotherAdmin(site, owner, 'sahra.ali', 'leads')
  expect((await sahra.get('/api/admin/admins')).status).toBe(403)
  expect(await run(site, 'make-owner', 'sahra.ali')).toMatchObject({ code: 0 })
  const { data } = await answerOf(Admins, sahra.get('/api/admin/admins'))
  expect(data.map(({ role }) => role)).toEqual(['owner', 'owner'])
  const verified = await run(site, 'verify-audit')
  expect(verified.code, verified.output).toBe(0)
})

test('a command says when no site has used the database, or when no server runs there', async ({ site }) => {
  const unused = new URL(site.databaseUrl)
  unused.pathname = '/postgres'
  const runThere = (program: string, ...args: string[]) =>
    runProgram(`${program}.ts`, args, site.dataDir, { DATABASE_URL: unused.href, AUTH_SECRET: testSecret })
  const answers = await Promise.all([
    runThere('admin'),
    runThere('content', 'import', site.dataDir),
    runThere('backup', `${site.dataDir}/backup`),
  ])
  for (const answer of answers)
    expect(answer).toEqual({ code: 1, output: expect.stringMatching(/^No site has used this database yet\. .*\n$/) })
  unused.search = ''
  unused.host = 'localhost:1'
  expect(await runThere('admin')).toEqual({
    code: 1,
    output: 'Cannot connect: no database server is running at localhost:1. Check DATABASE_URL.\n',
  })
})

test('a command that fails in the database does not show whom it was about', async ({ site }) => {
  await site.pool.query('alter table admins rename to moved_admins')
  const { code, output } = await run(site, 'make-owner', 'sahra.ali')
  await site.pool.query('alter table moved_admins rename to admins')
  expect(code).toBe(1)
  expect(output).toContain('42P01')
  expect(output).not.toContain('sahra.ali')
})
