import { rm, writeFile } from 'node:fs/promises'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { PassThrough } from 'node:stream'
import { Client } from 'pg'
import { expect, test as base } from 'vitest'
import { StartError } from '../../contract/errors.ts'
import { readConfig } from '../../server/config/config.ts'
import { createLog } from '../../server/monitoring/log.ts'
import { startSite } from '../../server/running-site.ts'
import { credentials, postJson } from '../../support/calls.ts'
import { startMailServer } from '../support/mail-server.ts'
import { startOwnPostgres } from '../support/own-postgres.ts'
import { listenLocally } from '../../support/port.ts'
import { newSiteFolder, runProgram, runToEnd, startProcess } from '../../support/site-process.ts'
import { startTileServer } from '../support/tile-server.ts'
import { startWebhook } from '../support/webhook.ts'

const test = base.extend<{ folder: string }>({
  folder: async ({}, use) => {
    const folder = await newSiteFolder()
    await use(folder)
    await rm(folder, { recursive: true, force: true })
  },
})

const secret = { AUTH_SECRET: 'the-same-secret-for-every-instance-of-the-site' }
/** A port that nothing listens on. */
const nobody = '127.0.0.1:1'

/** The output of a start that must fail: one sentence, no stack trace. */
async function refusal(folder: string, settings: Record<string, string>): Promise<string> {
  const { code, output } = await runToEnd(folder, settings)
  expect(code).toBe(1)
  const lines = output.split('\n').filter((line) => line !== '' && !line.startsWith('{'))
  expect(lines).toHaveLength(1)
  return lines.join('')
}

/** What `refusal` would print, from a start in this process, which need not load the site again. */
async function reason(folder: string, settings: Record<string, string>): Promise<string> {
  const config = readConfig({ PORT: '0', HOST: '127.0.0.1', DATA_DIR: folder, ...settings })
  const refused: unknown = await startSite(config, createLog(config, new PassThrough().resume())).catch(
    (cause: unknown) => cause,
  )
  if (!(refused instanceof StartError)) throw new Error('It started, or failed without a sentence.', { cause: refused })
  return refused.message
}

test('[OWN-4 OWN-5] whatever keeps the site from starting is reported in one sentence', async ({ folder }) => {
  const taken = createServer()
  const port = await listenLocally(taken)
  expect(await refusal(folder, { PORT: String(port) })).toContain(`port ${port} is taken`)
  expect(await reason(folder, { METRICS_PORT: String(port) })).toContain('Set METRICS_PORT to a free one')
  taken.close()
  expect(await refusal(folder, { PORT: 'abc' })).toBe('Cannot start: PORT must be a number. See .env.example.')
  expect(await refusal(folder, { PUBLIC_URL: 'https://another.example' })).toContain('the build was made for')

  // Reserved for documentation, so no machine has this address.
  expect(await reason(folder, { HOST: '192.0.2.1' })).toContain('192.0.2.1 is not an address of this machine')
  expect(await reason(folder, { HOST: 'no-such-host.invalid' })).toContain('HOST')
  const file = join(folder, 'file')
  await writeFile(file, '')
  expect(await reason(join(file, 'data'), {})).toContain('is not a folder')

  expect(await reason(folder, { MAP_TILES: 'us.pmtiles' })).toContain('us.pmtiles of MAP_TILES cannot be read')
  await writeFile(join(folder, 'us.pmtiles'), 'not tiles')
  expect(await reason(folder, { MAP_TILES: 'us.pmtiles' })).toContain('is not a PMTiles file of version 3')
})

test('[OWN-4] a database that cannot be used: the sentence says why', async ({ folder }) => {
  const at = (url: string) => reason(folder, { ...secret, DATABASE_URL: url })
  expect(await at(`postgres://site@${nobody}/site`)).toBe(
    `Cannot start: no database server is running at ${nobody}. Check DATABASE_URL.`,
  )
  expect(await at('postgres://site@no-such-host.invalid/site')).toContain('no-such-host.invalid')

  const own = await startOwnPostgres()
  const [row] = await own.query<{ file: string; host: string }>(
    `select current_setting('hba_file') as file, current_setting('unix_socket_directories') as host`,
  )
  const url = (database: string) =>
    `postgres://site:wrong@localhost/${database}?host=${encodeURIComponent(row?.host ?? '')}`
  expect(await at(url('missing'))).toContain('has no database “missing”')
  await own.query(`alter user site password 'right'`)
  await writeFile(row?.file ?? '', 'local all all scram-sha-256\n')
  await own.query('select pg_reload_conf()')
  await expect.poll(() => canEnter(url('shared'))).toBe(false)
  expect(await at(url('shared'))).toContain('refused the password of “site”')

  await writeFile(row?.file ?? '', 'local all all trust\n')
  const owner = new Client(url('shared').replace('wrong', 'right'))
  await owner.connect()
  await owner.query('select pg_reload_conf()')
  await owner.end()
  await expect.poll(() => canEnter(url('shared'))).toBe(true)
  await own.remove()
})

test('[OWN-4] a database that cannot hold the data, or that does not encrypt: the sentence says what to do', async ({
  folder,
}) => {
  const at = (url: string) => reason(folder, { ...secret, DATABASE_URL: url })
  const own = await startOwnPostgres()
  const url = new URL(own.settings['DATABASE_URL'] ?? '')
  const withPart = (change: (parts: URL) => void) => {
    const changed = new URL(url)
    change(changed)
    return changed.href
  }
  await own.query(`create database latin encoding 'LATIN1' locale 'C' template template0`)
  expect(await at(withPart((parts) => (parts.pathname = '/latin')))).toBe(
    'Cannot start: the database “latin” has the encoding LATIN1. ' +
      `Create it again: create database "latin" encoding 'UTF8' template template0`,
  )
  await own.query('create role visitor login')
  expect(await at(withPart((parts) => (parts.username = 'visitor')))).toContain(
    'grant create on schema public to "visitor". Check DATABASE_URL.',
  )
  expect(await at(withPart((parts) => parts.searchParams.set('sslmode', 'require')))).toContain(
    'does not encrypt connections',
  )
  expect(await at(withPart((parts) => parts.searchParams.set('sslrootcert', '/no/such.pem')))).toContain(
    'the file /no/such.pem that DATABASE_URL names cannot be read (ENOENT)',
  )
  await own.remove()
})

test('[OWN-4] npm start refuses a bad setting before it builds', async ({ folder }) => {
  const settings = { PUBLIC_URL: 'https://www.example.com/site' }
  const { code, output } = await runProgram('../scripts/start.mjs', [], folder, settings)
  expect(output.trim()).toBe(
    'Cannot start: PUBLIC_URL must be an http:// or https:// address without a path, such as https://www.example.com. See .env.example.',
  )
  expect(code).toBe(1)
})

async function canEnter(url: string): Promise<boolean> {
  const client = new Client(url)
  try {
    await client.connect()
    return true
  } catch {
    return false
  } finally {
    await client.end()
  }
}

test('[OWN-4] a misspelled setting and a mail server that is down are reported, and the site starts', async ({
  folder,
}) => {
  const settings = { SMPT_URL: 'smtp://mail.example', SMTP_URL: `smtp://${nobody}`, OUTSIDE_TIMEOUT_MS: '1000' }
  const site = await startProcess({ dataDir: folder, settings })
  await expect.poll(site.output).toContain('SMPT_URL is not a setting of this site. Did you mean SMTP_URL?')
  await expect.poll(site.output).toContain('Mail: mail-')
  await site.stop()
})

test('[OWN-4] npm run doctor checks every setting against the real service', async ({ folder }) => {
  const mail = await startMailServer()
  const crm = await startWebhook()
  const tiles = await startTileServer()
  const map = { MAP_TILES: `${tiles.origin}/us.pmtiles` }
  // On a busy machine, all services checked at once can take longer than the second that their tests allow.
  const patient = { OUTSIDE_TIMEOUT_MS: '20000' }
  const well = await runProgram('doctor.ts', [], folder, { ...mail.settings, ...crm.settings, ...map, ...patient })
  expect(well.output).not.toContain('PROBLEM')
  for (const name of ['Settings', 'Data folder', 'Database', 'Files', 'Mail', 'CRM', 'Map tiles', 'Build']) {
    expect(well.output).toMatch(new RegExp(`^${name} +ok`, 'm'))
  }
  expect(well.output).toMatch(/^Admins +note +none yet: whoever registers first on this machine becomes the admin$/m)
  expect(well.code).toBe(0)
  await mail.stop()
  await crm.stop()
  await tiles.stop()

  const failing = await runProgram('doctor.ts', [], folder, {
    ...secret,
    ...mail.settings,
    ...crm.settings,
    SMPT_URL: 'smtp://mail.example',
    DATABASE_URL: `postgres://site@${nobody}/site`,
    S3_BUCKET: 'files',
    S3_ENDPOINT: `http://${nobody}`,
    S3_ACCESS_KEY_ID: 'key',
    S3_SECRET_ACCESS_KEY: 'secret',
    OXR_APP_ID: 'id',
    OXR_URL: `http://${nobody}`,
    MAP_TILES: `https://${nobody}/us.pmtiles`,
    PUBLIC_URL: `https://${nobody}`,
  })
  for (const name of [
    'Settings',
    'Database',
    'Files',
    'Mail',
    'CRM',
    'Rates',
    'Map tiles',
    'Build',
    'Public address',
  ]) {
    expect(failing.output).toMatch(new RegExp(`^${name} +PROBLEM`, 'm'))
  }
  expect(failing.output.match(/→/g)).toHaveLength(9)
  expect(failing.output).toMatch(/^Admins +note/m)
  expect(failing.output).not.toContain('secret')
  expect(failing.code).toBe(1)
})

test('[OWN-4] npm run doctor says how many admins there are and how they sign in', async ({ folder }) => {
  const admins = async (settings = {}) =>
    /^Admins +note +(.*)/m.exec((await runProgram('doctor.ts', [], folder, settings)).output)?.[1]
  const site = await startProcess({ dataDir: folder })
  expect(await admins({ ADMIN_SETUP_CODE: 'eight or more' })).toBe(
    'none yet: the first one needs ADMIN_SETUP_CODE to register',
  )
  await postJson(`${site.url}/api/admin/register`, credentials)
  expect(await admins()).toBe('1 of 1 signs in with a password only')
  await site.stop()
})
