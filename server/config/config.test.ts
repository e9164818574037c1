import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { misspelledSettings, readConfig } from './config.ts'
import { StartError } from '../../contract/errors.ts'

test('an empty environment gives the defaults', () => {
  expect(readConfig({})).toMatchObject({
    port: 3000,
    dataDir: './data',
    publicUrl: 'http://localhost:3000',
    trustProxy: false,
    databaseUrl: undefined,
    crm: { kind: 'none' },
    mail: undefined,
    rateFeed: undefined,
    leadLimitPerMinute: 30,
    maxUploadMegabytes: 512,
  })
})

test('without PUBLIC_URL, links in emails use the port', () => {
  expect(readConfig({ PORT: '4321' }).publicUrl).toBe('http://localhost:4321')
  expect(readConfig({ PORT: '4321', PUBLIC_URL: 'https://site.example/' }).publicUrl).toBe('https://site.example')
})

test('more hosts are a comma-separated list', () => {
  expect(readConfig({ ALLOWED_HOSTS: 'WWW.site.example, 10.0.0.7,[fd00::7]' }).allowedHosts).toEqual([
    'www.site.example',
    '10.0.0.7',
    '[fd00::7]',
  ])
})

const tiles = (value: string) => readConfig({ MAP_TILES: value }).mapTiles

test('tiles of the map are a file at an address, a file of this machine, or a server', () => {
  expect(tiles('https://tiles.example/us.pmtiles?key=1')?.kind).toBe('archive')
  expect(tiles('https://tiles.example/{z}/{x}/{y}.mvt?key=1')?.kind).toBe('server')
  expect(tiles('tiles/us.pmtiles')).toEqual({ kind: 'file', path: 'tiles/us.pmtiles' })
  expect(tiles('')).toBeUndefined()
})

test('an empty value counts as not set, as in a copied .env', () => {
  expect(readConfig({ PORT: '', DATABASE_URL: '' }).port).toBe(3000)
})

test.for([
  [{ PORT: 'abc' }, 'PORT must be a number'],
  [{ PORT: '70000' }, 'PORT must be from 0 to 65535'],
  [{ PORT: '3000', METRICS_PORT: '3000' }, 'METRICS_PORT must differ from PORT'],
  [{ DATABASE_URL: 'mysql://x' }, 'DATABASE_URL must be a postgres:// address'],
  [{ PUBLIC_URL: 'tumari.example' }, 'PUBLIC_URL must be an http:// or https:// address'],
  [{ ALLOWED_HOSTS: 'https://site.example' }, 'must be names like www.example.com'],
  [{ AUTH_SECRET: 'short' }, 'AUTH_SECRET must be at least 32 characters'],
  [{ ADMIN_SETUP_CODE: 'short' }, 'ADMIN_SETUP_CODE must be at least 8 characters'],
  [{ TRUST_PROXY: 'yes' }, 'TRUST_PROXY must be true or false'],
  [{ LEAD_LIMIT_PER_MINUTE: '0' }, 'LEAD_LIMIT_PER_MINUTE must be at least 1'],
  [{ CRM: 'salesforce' }, 'CRM must be none, zoho, or webhook'],
  [{ CRM: 'zoho' }, 'ZOHO_CLIENT_ID is needed with CRM=zoho; ZOHO_CLIENT_SECRET is needed'],
  [
    { CRM: 'webhook', CRM_WEBHOOK_URL: 'https://crm.example', CRM_WEBHOOK_SECRET: 'short' },
    'CRM_WEBHOOK_SECRET must be',
  ],
  [{ MAIL_FROM: 'The team' }, 'MAIL_FROM must be an email address'],
  [{ SMTP_URL: 'mail.example' }, 'SMTP_URL must be an smtp:// or smtps:// address'],
  [{ DATABASE_URL: 'postgres://db/site' }, 'AUTH_SECRET is needed together with DATABASE_URL'],
  [{ PUBLIC_URL: 'https://site.example/path' }, 'PUBLIC_URL must be an http:// or https:// address without a path'],
  [{ SMTP_URL: 'smtps://me:50%off@mail.example' }, 'SMTP_URL must be written with special characters in the password'],
  [{ SMTP_URL: 'smtps://me:a/b@mail.example' }, 'with special characters in the password as codes, such as %40 for @'],
  [{ DATA_DIR: '~/data' }, 'DATA_DIR must be a path'],
  [{ BACKUP_DIR: '~' }, 'BACKUP_DIR must be a path'],
  [{ MAP_TILES: 'https://tiles.example/us.mbtiles' }, 'MAP_TILES must be the address or the path of a .pmtiles file'],
  [{ MAP_TILES: 'https://tiles.example/{z}/{x}.mvt' }, 'MAP_TILES must be'],
  [{ MAP_TILES: 'https://tiles.example/{z}/{x}/{y}/{s}.mvt' }, 'MAP_TILES must be'],
  [{ MAP_TILES: 'https://{x}.tiles.example/{z}/{x}/{y}.mvt' }, 'MAP_TILES must be'],
  [{ MAP_TILES: 'https://me:secret@tiles.example/us.pmtiles' }, 'MAP_TILES must be'],
  [{ MAP_TILES: 'ftp://tiles.example/us.pmtiles' }, 'MAP_TILES must be'],
  [{ MAP_TILES: 'tiles/us.mvt' }, 'MAP_TILES must be'],
  [{ PUBLIC_URL: 'https://site.example', MAP_TILES: 'http://tiles.example/us.pmtiles' }, 'must be an https:// address'],
] as const)('a bad value is reported in one line: %o', ([env, message]) => {
  expect(() => readConfig(env)).toThrow(StartError)
  expect(() => readConfig(env)).toThrow(message)
  try {
    readConfig(env)
  } catch (cause) {
    expect(String(cause)).not.toContain('\n')
  }
})

test('a variable that looks like a setting is reported; what other programs use is not', () => {
  const others = { HOME: '/root', PATH: '/bin', HOSTNAME: 'a', npm_execpath: 'npm', LANG: 'C', MAIL: 'x', PORTS: '1' }
  expect(misspelledSettings({ PORT: '1', ...others })).toEqual([])
  const misspelled = {
    SMPT_URL: 'SMTP_URL',
    PUBLIC_URI: 'PUBLIC_URL',
    S3_BUKET: 'S3_BUCKET',
    DATABASEURL: 'DATABASE_URL',
  }
  for (const [name, meant] of Object.entries(misspelled)) {
    expect(misspelledSettings({ [name]: 'x' })).toEqual([
      `${name} is not a setting of this site. Did you mean ${meant}?`,
    ])
  }
})

test('every setting is described in .env.example', async () => {
  const described = await readFile(join(import.meta.dirname, '..', '..', '.env.example'), 'utf8')
  const source = await readFile(join(import.meta.dirname, 'config.ts'), 'utf8')
  const names = [...source.matchAll(/^\s+([A-Z][A-Z0-9_]+): /gm)].map(([, name]) => name)
  expect(names.length).toBeGreaterThan(20)
  for (const name of names) expect(described).toMatch(new RegExp(`^# ${name}=`, 'm'))
})
