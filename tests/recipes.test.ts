import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import { expect, test } from 'vitest'
import { brand } from '../content/brand/company.ts'
import { megabyte } from '../contract/file-size.ts'
import { calls } from '../contract/operations.ts'
import { maxUploadMegabytes } from '../contract/upload.ts'
import { root, serverOptions } from '../scripts/places.mjs'
import { misspelledSettings, readConfig, settingNames } from '../server/config/config.ts'
import { variablesIn, environmentOf, interpolate, readComposeFile } from './support/compose.ts'
import { isIgnored, readContainerfile } from './support/containerfile.ts'

const deployed = (name: string) => readFile(join(root, 'deploy', name), 'utf8')

/** Every setting with a value that differs from its default, as an operator might write it in site.env. */
const samples: Record<string, string> = {
  PORT: '4000',
  HOST: '127.0.0.1',
  DATA_DIR: '/elsewhere',
  DATABASE_URL: 'postgres://other/site',
  PUBLIC_URL: 'https://www.other.example',
  ALLOWED_HOSTS: 'other.example',
  SAMPLE_DATA: String(!brand.sample),
  HSTS: 'subdomains',
  NOINDEX: 'true',
  AUTH_SECRET: 'another-secret-of-at-least-32-characters',
  ADMIN_SETUP_CODE: 'another-code',
  REQUIRE_SECOND_FACTOR: 'false',
  TRUST_PROXY: 'false',
  LOG_LEVEL: 'warn',
  REQUEST_SECONDS: '7',
  SLOW_QUERY_MS: '7',
  METRICS_PORT: '9100',
  METRICS_HOST: '0.0.0.0',
  SEARCH_LIMIT_PER_MINUTE: '7',
  LEAD_LIMIT_PER_MINUTE: '7',
  APPLICATION_LIMIT_PER_HOUR: '7',
  MAX_UPLOAD_MB: '7',
  UPLOAD_STALL_SECONDS: '7',
  UPLOAD_MB_PER_DAY: '7',
  MIN_FREE_DISK_MB: '7',
  CLAMAV: 'scanner:3310',
  CLAMAV_SECONDS: '7',
  LEAD_RETENTION_DAYS: '7',
  CONSENT_RETENTION_DAYS: '7',
  APPLICATION_RETENTION_DAYS: '7',
  RETENTION_DRY_RUN: 'true',
  BACKUP_DIR: '/elsewhere',
  BACKUP_KEEP_DAYS: '7',
  S3_BUCKET: 'other',
  S3_REGION: 'eu-west-1',
  S3_ENDPOINT: 'https://s3.other.example',
  S3_ACCESS_KEY_ID: 'other',
  S3_SECRET_ACCESS_KEY: 'other',
  DELIVERY_RETRY_SECONDS: '7',
  OUTSIDE_TIMEOUT_MS: '7',
  SMTP_URL: 'smtp://mail.other.example',
  MAIL_FROM: 'from@other.example',
  LEAD_MAIL_TO: 'leads@other.example',
  HIRING_MAIL_TO: 'hiring@other.example',
  LOCATOR_URL: 'https://locator.other.example',
  MAP_TILES: 'https://tiles.other.example/us.pmtiles',
  OXR_APP_ID: 'other',
  OXR_URL: 'https://rates.other.example',
  OPT_OUT_SECRET: 'another-secret-of-opt-outs',
  CRM: 'webhook',
  CRM_WEBHOOK_URL: 'https://crm.other.example',
  CRM_WEBHOOK_SECRET: 'another-secret-of-the-webhook',
  ZOHO_CLIENT_ID: 'other',
  ZOHO_CLIENT_SECRET: 'other',
  ZOHO_REFRESH_TOKEN: 'other',
  ZOHO_ACCOUNTS_URL: 'https://accounts.zoho.eu',
  ZOHO_FIELD_LEADCF163: 'Other_Reason',
  ZOHO_FIELD_LEADCF162: 'Other_Message',
  ZOHO_FIELD_FORM: 'Other_Form',
  ZOHO_FIELD_PAGE: 'Other_Page',
  ZOHO_FIELD_CAME_FROM: 'Other_Origin',
  ZOHO_FIELD_CAMPAIGN: 'Other_Campaign',
  ZOHO_FIELD_CONSENT_VERSION: 'Other_Version',
  ZOHO_FIELD_CONSENT_TIME: 'Other_Time',
}

/** Other settings that a setting needs to have any effect. */
function companions(name: string): Record<string, string> {
  if (name === 'CLAMAV_SECONDS') return { CLAMAV: 'scanner:3310' }
  if (name === 'OXR_URL') return { OXR_APP_ID: 'id' }
  if (/^(MAIL_FROM|LEAD_MAIL_TO|HIRING_MAIL_TO)$/.test(name)) return { SMTP_URL: 'smtp://mail.example' }
  const webhook = { CRM_WEBHOOK_URL: 'https://crm.example', CRM_WEBHOOK_SECRET: 'a-secret-of-the-webhook' }
  if (name === 'CRM') return webhook
  if (name.startsWith('CRM_')) return { CRM: 'webhook', ...webhook }
  if (!name.startsWith('ZOHO_')) return {}
  const zoho = { ZOHO_CLIENT_ID: 'id', ZOHO_CLIENT_SECRET: 'secret', ZOHO_REFRESH_TOKEN: 'token' }
  return { CRM: 'zoho', ...zoho, ZOHO_FIELD_LEADCF163: 'Reason' }
}

const fileOf = (variables: Record<string, string>) =>
  Object.entries(variables)
    .map(([name, value]) => `${name}=${value}\n`)
    .join('')

/** site.env.example, with its required values filled in. */
const filledExample = async () =>
  (await deployed('site.env.example')).replaceAll(/^([A-Z0-9_]+)=$/gm, '$1=filled-in-with-more-than-32-characters') +
  'CLAMAV=\n'

test('compose.yaml follows the Compose Specification and refers only to what exists', async () => {
  const file = await readComposeFile()
  for (const [name, { depends_on = [], volumes = [], configs = [] }] of Object.entries(file.services)) {
    const others = Array.isArray(depends_on) ? depends_on : Object.keys(depends_on)
    for (const other of others) expect(Object.keys(file.services), name).toContain(other)
    for (const volume of volumes.filter((each) => !each.startsWith('./'))) {
      expect(Object.keys(file.volumes), name).toContain(volume.split(':')[0])
    }
    for (const { source } of configs) expect(Object.keys(file.configs), name).toContain(source)
  }
  const example = await filledExample()
  for (const name of variablesIn(file)) expect(example, name).toMatch(new RegExp(`^${name}=.`, 'm'))
  for (const { content } of Object.values(file.configs)) {
    const filled = interpolate(content, { S3_ACCESS_KEY_ID: 'key', S3_SECRET_ACCESS_KEY: 'secret' })
    expect(() => JSON.parse(filled) as unknown).not.toThrow()
  }
})

test('the recipes do not name the sample company', async () => {
  for (const name of await readdir(join(root, 'deploy')))
    expect((await deployed(name)).toLowerCase(), name).not.toContain(brand.wordmark)
})

test('every setting in site.env reaches every instance of compose.yaml and changes what the program reads', async () => {
  expect(Object.keys(samples).toSorted()).toEqual([...settingNames].toSorted())
  const file = await readComposeFile()
  const example = await filledExample()
  for (const service of ['site-1', 'site-2', 'backup']) {
    const pinned = new Set(Object.keys(file.services[service]?.environment ?? {}))
    for (const [name, value] of Object.entries(samples)) {
      const beside = fileOf(companions(name))
      const before = environmentOf(file, service, example + beside)
      const after = environmentOf(file, service, `${example}${beside}${name}=${value}\n`)
      const isSame = isDeepStrictEqual(readConfig(before), readConfig(after))
      expect(isSame, `${service} ${name}`).toBe(pinned.has(name))
    }
  }
})

test('the recipes set only known settings, and the site reads all of them without a warning', async () => {
  const file = await readComposeFile()
  expect(misspelledSettings(environmentOf(file, 'site-1', await filledExample()))).toEqual([])
  const image = readContainerfile(await deployed('Containerfile')).at(-1)
  const set = image?.steps.filter(({ instruction }) => instruction === 'ENV') ?? []
  const units = await Promise.all(['transfer-site.service', 'transfer-site-backup.service'].map(deployed))
  const variables = [
    ...set.flatMap(({ rest }) => rest.split(' ')),
    ...units.flatMap((unit) => [...unit.matchAll(/^Environment=(.+)$/gm)].flatMap(([, text = '']) => text.split(' '))),
  ].map((pair) => pair.split('=')[0] ?? '')
  expect(variables.length).toBeGreaterThan(8)
  expect(variables.filter((name) => name !== 'NODE_ENV' && !settingNames.has(name))).toEqual([])
})

test('settings, data, and backups get neither into git nor into an image', async () => {
  const ignore = await readFile(join(root, '.dockerignore'), 'utf8')
  for (const path of ['.env', 'deploy/site.env', 'data/auth-secret', 'backups/now/rows.jsonl.gz']) {
    expect(isIgnored(path, ignore), path).toBe(true)
  }
  const git = (await readFile(join(root, '.gitignore'), 'utf8')).split('\n')
  expect(git).toEqual(expect.arrayContaining(['.env', '*.env', 'data/', 'backups/']))
  for (const path of ['deploy/site.env.example', 'server/main.ts', 'content/brand.ts', '.env.example']) {
    expect(isIgnored(path, ignore), path).toBe(false)
  }
})

/** The largest body that the rules of a location in nginx.conf accept. */
function mostBytes(rules: string): number {
  const [, count, unit] = /client_max_body_size (\d+)([km]);/.exec(rules) ?? []
  return Number(count) * (unit === 'm' ? megabyte : 1024)
}

test('nginx passes on every call that the site accepts, however large', async () => {
  const configuration = await deployed('nginx.conf')
  const locations = [...configuration.matchAll(/^  location ([=~*]+) (\S+) \{([^}]*)\}/gm)]
  const placeOf = (path: string) =>
    locations.find(([, sign, place]) => sign === '=' && place === path) ??
    locations.find(([, sign, place = '']) => sign !== '=' && new RegExp(place, sign === '~*' ? 'i' : '').test(path))
  const large = calls.filter(({ operation }) => operation.maxBytes !== undefined || operation.form !== undefined)
  expect(large.length).toBeGreaterThan(8)
  for (const { name, path, operation } of large) {
    const files = operation.form?.files.length ?? 0
    const [, , , rules = ''] = placeOf(path.replace(':id', 'any')) ?? []
    expect(mostBytes(rules), name).toBeGreaterThan(operation.maxBytes ?? files * maxUploadMegabytes * megabyte)
  }
})

test('the container and the service start the site as npm start does', async () => {
  for (const file of ['Containerfile', 'transfer-site.service']) {
    const text = await deployed(file)
    for (const option of serverOptions) expect(text, file).toContain(option)
  }
})
