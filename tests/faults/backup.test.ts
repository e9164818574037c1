import { createHash } from 'node:crypto'
import { appendFile, cp, mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { Client } from 'pg'
import { expect, onTestFinished, test } from 'vitest'
import { MadePublication } from '../../contract/publication.ts'
import { emptyNotice } from '../../contract/site-notice.ts'
import { applicationForm, careerForm, careerCall } from '../../support/application-form.ts'
import { smallPhoto } from '../support/pictures.ts'
import { inquiry, inquiryCall } from '../../support/lead.ts'
import { databaseOf, runProgram, startProcess, startProgram, type SiteProcess } from '../../support/site-process.ts'
import { newDataFolder } from '../../support/data-folder.ts'
import { credentials, postJson, sendJson, signInTo } from '../../support/calls.ts'
import { listJobs } from '../support/queue-jobs.ts'
import { using } from '../support/using.ts'

async function connectTo(site: SiteProcess): Promise<Client> {
  const client = new Client(databaseOf(site.dataDir))
  await client.connect()
  return client
}

/** Jobs in the queue that wait for an hour after their first attempt. */
async function countWaitingJobs(site: SiteProcess): Promise<number> {
  const client = await connectTo(site)
  const jobs = await listJobs(client)
  await client.end()
  return jobs.filter(({ state }) => state === 'retry').length
}

/** What must be the same afterward: every relevant row, and every file. */
async function contentOf(site: SiteProcess) {
  const client = await connectTo(site)
  const rows: Record<string, unknown> = {}
  await client.query('select fold_daily_counts()')
  const tables = ['admins', 'vacancies', 'leads', 'consents', 'deliveries', 'applications', 'career_submissions']
  for (const table of [
    ...tables,
    'files',
    'pictures',
    'publications',
    'publication_versions',
    'audit_entries',
    'audit_chain',
    'application_counts',
    'stage_stays',
    'daily_counts',
  ]) {
    rows[table] = (await client.query(`select to_jsonb(t)::text as row from ${table} t order by 1`)).rows
  }
  rows['jobs'] = (await listJobs(client))
    .map(({ id, name, data }) => ({ id, name, data }))
    .toSorted((one, other) => one.id.localeCompare(other.id))
  await client.end()
  const folder = join(site.dataDir, 'files')
  for (const key of await readdir(folder)) {
    rows[key] = createHash('sha256')
      .update(await readFile(join(folder, key)))
      .digest('hex')
  }
  return rows
}

/** A manifest that points outside the folder, and one that was changed without knowing the secret. */
async function expectToRefuseForgery(backup: string, dataDir: string, secret: Record<string, string>) {
  const forged = join(dirname(backup), 'forged')
  await cp(backup, forged, { recursive: true })
  const planted = 'a secret of the attacker\n'
  await writeFile(join(forged, 'auth-secret'), planted)
  const line = `${createHash('sha256').update(planted).digest('hex')}  files/../auth-secret\n`
  await appendFile(join(forged, 'SHA256SUMS'), line)
  expect(await runProgram('restore.ts', [forged], dataDir, secret)).toEqual({
    code: 1,
    output: 'The backup was changed, or made with another AUTH_SECRET: its checksum does not match.\n',
  })
  // Even without the seal or the secret, file names are checked before anything is written.
  await rm(join(forged, 'SHA256SUMS.hmac'))
  for (const settings of [secret, {}]) {
    expect(await runProgram('restore.ts', [forged], dataDir, settings)).toEqual({
      code: 1,
      output: 'The backup is damaged: its list names "files/../auth-secret".\n',
    })
  }
  expect(await readdir(join(dataDir, 'files'))).toEqual([])
  await expect(readFile(join(dataDir, 'auth-secret'), 'utf8')).rejects.toThrow('ENOENT')
}

/** An unreadable file, and an operator who stops the backup midway: nothing may be left, as it holds personal data. */
async function expectToCleanUp(site: SiteProcess, place: string) {
  const before = await readdir(place)
  const folder = join(site.dataDir, 'files')
  const [key = ''] = await readdir(folder)
  await rename(join(folder, key), join(site.dataDir, 'aside'))
  const failed = await runProgram('backup.ts', [join(place, 'unread')], site.dataDir)
  expect(failed).toEqual({ code: 1, output: expect.stringMatching(/^The backup failed.+none of it was kept.+\n$/) })
  expect(await readdir(place)).toEqual(before)
  await rename(join(site.dataDir, 'aside'), join(folder, key))

  const [client, watcher] = [await connectTo(site), await connectTo(site)]
  await client.query('begin; lock table leads in access exclusive mode')
  const { result, kill } = startProgram('backup.ts', [join(place, 'stopped')], site.dataDir)
  const waiting = `select 1 from pg_stat_activity where wait_event_type = 'Lock'`
  await expect.poll(async () => (await watcher.query(waiting)).rowCount, { timeout: 30_000 }).toBe(1)
  expect(await readdir(place)).toContain('stopped.part')
  kill('SIGTERM')
  await client.query('rollback')
  await Promise.all([client.end(), watcher.end()])
  expect(await result).toEqual({ code: 1, output: 'The backup was stopped; none of it was kept.\n' })
  expect(await readdir(place)).toEqual(before)
}

test('a backup to an existing folder and a restore from a folder that is not a backup are refused up front', async () => {
  const place = await newDataFolder('site-backup-')
  onTestFinished(() => rm(place, { recursive: true, force: true }))
  const [dataDir, folder] = [join(place, 'data'), join(place, 'backup')]
  await mkdir(folder)
  expect(await runProgram('backup.ts', [folder], dataDir)).toEqual({
    code: 1,
    output: `${folder} already exists. A backup needs a new folder; nothing was written.\n`,
  })
  // No database was started for it, and no draft was created.
  expect(await readdir(place)).toEqual(['backup'])

  await mkdir(join(place, 'other.part'))
  const other = await runProgram('backup.ts', [join(place, 'other')], dataDir)
  expect(other).toEqual({ code: 1, output: expect.stringContaining('another backup is writing it') })
  expect(await readdir(place)).toEqual(['backup', 'other.part'])

  expect(await runProgram('restore.ts', [folder], dataDir)).toEqual({
    code: 1,
    output: `${folder} is not a backup: it has no SHA256SUMS that can be read.\n`,
  })
  expect(await readdir(place)).toEqual(['backup', 'other.part'])
})

/** A restore without the secret warns that the origin of the backup was not verified. */
async function expectUnverifiedWarning(backup: string, dataDir: string) {
  expect(await runProgram('restore.ts', [backup], dataDir)).toMatchObject({
    code: 0,
    output: expect.stringMatching(/^This backup could not be checked for tampering.*\nRestored \d+ rows/),
  })
}

async function publishNotice({ url }: SiteProcess, headers: Record<string, string>) {
  const items = `${url}/api/admin/publications`
  const made = await postJson(items, { kind: 'notice' }, headers)
  const { id } = MadePublication.parse(await made.json())
  const body = { revision: 0, draft: { ...emptyNotice, text: 'Closed on Friday.' } }
  expect((await sendJson('PUT', `${items}/${id}/draft`, body, headers)).status).toBe(200)
  const version = { revision: 1, effectiveAt: null }
  expect((await postJson(`${items}/${id}/versions`, version, headers)).status).toBe(201)
}

test('a backup made while the site runs restores completely on an empty machine', async () => {
  const place = await newDataFolder('site-backup-')
  onTestFinished(() => rm(place, { recursive: true, force: true, maxRetries: 10 }))
  // A CRM that is down leaves a job in the queue, which must not be lost either.
  const settings = {
    CRM: 'webhook',
    CRM_WEBHOOK_URL: 'http://127.0.0.1:9/',
    CRM_WEBHOOK_SECRET: 'only-for-this-test',
    DELIVERY_RETRY_SECONDS: '3600',
    AUTH_SECRET: 'only-for-this-test-'.repeat(2),
  }
  const secret = { AUTH_SECRET: settings.AUTH_SECRET }
  const site = await using(startProcess({ settings }))
  const { headers } = await signInTo(site.url)
  expect((await postJson(site.url + inquiryCall, inquiry)).status).toBe(201)
  const picture = { content: (await smallPhoto()).toString('base64') }
  expect((await postJson(`${site.url}/api/admin/pictures`, picture, headers)).status).toBe(201)
  await publishNotice(site, headers)
  for (const [call, form] of [
    ['/api/applications', applicationForm()],
    [careerCall, careerForm()],
  ] as const) {
    expect((await fetch(site.url + call, { method: 'POST', body: form })).status).toBe(201)
  }
  await expect.poll(() => countWaitingJobs(site), { timeout: 30_000 }).toBe(1)
  await expectToCleanUp(site, place)
  const backup = join(place, 'backup')
  // With a slash at its end, as many people write a folder.
  const made = await runProgram('backup.ts', [`${backup}/`], site.dataDir, secret)
  expect(made).toMatchObject({ code: 0, output: expect.stringMatching(/Backed up [\d,]+ rows and \d files/) })
  const expected = await contentOf(site)
  await site.stop()

  const damaged = join(place, 'damaged')
  await cp(backup, damaged, { recursive: true })
  await appendFile(join(damaged, 'rows.jsonl.gz'), 'x')
  const elsewhere = join(place, 'data')
  expect(await runProgram('restore.ts', [damaged], elsewhere)).toEqual({
    code: 1,
    output: 'The backup is damaged: rows.jsonl.gz has changed.\n',
  })
  await expectToRefuseForgery(backup, elsewhere, secret)
  await expectUnverifiedWarning(backup, join(place, 'unchecked'))
  const restoring = await runProgram('restore.ts', [backup], elsewhere, secret)
  expect(restoring).toMatchObject({ code: 0, output: expect.not.stringContaining('could not be checked') })
  expect(await runProgram('restore.ts', [backup], elsewhere)).toEqual({
    code: 1,
    output: 'This database is in use. Restore into an empty one.\n',
  })

  const restored = await using(startProcess({ dataDir: elsewhere, settings }))
  expect(await contentOf(restored)).toEqual(expected)
  expect((await postJson(`${restored.url}/api/admin/login`, credentials)).status).toBe(200)
  expect(await runProgram('admin.ts', ['verify-audit'], elsewhere, secret)).toMatchObject({ code: 0 })
})
