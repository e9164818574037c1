import { z } from 'zod'
import { brand } from '../../content/brand/company.ts'
import { StartError } from '../../contract/errors.ts'
import { nearest } from '../../contract/nearest-name.ts'
import { publicUrlRule, readPublicUrl } from '../../contract/public-url.ts'
import { maxUploadMegabytes } from '../../contract/upload.ts'
import { readTileSource, tileOrigin } from './map-tiles.ts'

/** The settings of a site, described in `.env.example`. */
export type Config = z.output<typeof Environment>

const port = z.coerce
  .number('must be a number')
  .int('must be a whole number')
  .min(0, 'must be from 0 to 65535')
  .max(65535, 'must be from 0 to 65535')
const count = z.coerce.number('must be a number').int('must be a whole number').min(1, 'must be at least 1')
const address = z.url({ protocol: /^https?$/, error: 'must be an http:// or https:// address' })
const publicAddress = z.string().transform((text, context) => {
  const origin = readPublicUrl(text)
  if (origin === undefined) context.addIssue(publicUrlRule)
  return origin
})
/** For addresses with a user and a password. */
const codes = 'with special characters in the password as codes, such as %40 for @'
function isDecodable(text: string): boolean {
  try {
    decodeURIComponent(text)
    return true
  } catch {
    return false
  }
}
/** A shell replaces the tilde, a settings file does not. */
const folder = z
  .string()
  .refine((text) => !/^~(?:\/|$)/.test(text), 'must be a path: ~ does not stand for a folder here')
const hosts = z
  .string()
  .transform((list) =>
    list
      .split(',')
      .map((host) => host.trim().toLowerCase())
      .filter(Boolean),
  )
  .pipe(
    z.array(
      z.string().regex(/^(?:[a-z0-9._-]+|\[[0-9a-f:.]+\])$/, 'must be names like www.example.com, separated by commas'),
    ),
  )
const required = (why: string) => z.string(`is needed ${why}`)
/** A host and a port; an IPv6 address is in brackets. */
const hostAndPort = z
  .string()
  .regex(/^(\[[\da-f:.]+\]|[\w.-]+):\d{1,5}$/i, 'must be a host and a port, like localhost:3310')
  .transform((text) => {
    const at = text.lastIndexOf(':')
    return { host: text.slice(0, at).replaceAll(/[[\]]/g, ''), port: Number(text.slice(at + 1)) }
  })
const mailAddress = z
  .string()
  .regex(/^(?:[^<>@]{0,100}<)?[^\s<>@]{1,64}@[^\s<>@]{1,255}>?$/, 'must be an email address')
const tiles = z.string().transform((text, context) => {
  const source = readTileSource(text)
  if (!source)
    context.addIssue('must be the address or the path of a .pmtiles file, or an address with {z}, {x}, and {y}')
  return source
})
const flag = z.enum(['true', 'false'], 'must be true or false').transform((value) => value === 'true')

/** Where leads are delivered. */
const Crm = z.discriminatedUnion(
  'CRM',
  [
    z.object({ CRM: z.literal('none') }),
    z.object({
      CRM: z.literal('zoho'),
      ZOHO_CLIENT_ID: required('with CRM=zoho'),
      ZOHO_CLIENT_SECRET: required('with CRM=zoho'),
      ZOHO_REFRESH_TOKEN: required('with CRM=zoho'),
      ZOHO_ACCOUNTS_URL: address.default('https://accounts.zoho.com'),
      ZOHO_FIELD_LEADCF163: required('with CRM=zoho: the API name of the field for the reason'),
      ZOHO_FIELD_LEADCF162: z.string().default('Description'),
      ZOHO_FIELD_FORM: z.string().optional(),
      ZOHO_FIELD_PAGE: z.string().optional(),
      ZOHO_FIELD_CAME_FROM: z.string().optional(),
      ZOHO_FIELD_CAMPAIGN: z.string().optional(),
      ZOHO_FIELD_CONSENT_VERSION: z.string().optional(),
      ZOHO_FIELD_CONSENT_TIME: z.string().optional(),
    }),
    z.object({
      CRM: z.literal('webhook'),
      CRM_WEBHOOK_URL: address,
      CRM_WEBHOOK_SECRET: required('with CRM=webhook').min(16, 'must be at least 16 characters'),
    }),
  ],
  'must be none, zoho, or webhook',
)

const settings = z.object({
  PORT: port.default(3000),
  HOST: z.string().default('0.0.0.0'),
  DATA_DIR: folder.default('./data'),
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/, error: `must be a postgres:// address, ${codes}` }).optional(),
  PUBLIC_URL: publicAddress.optional(),
  ALLOWED_HOSTS: hosts.default([]),
  HSTS: z.enum(['off', 'host', 'subdomains'], 'must be off, host, or subdomains').default('host'),
  NOINDEX: flag.default(false),
  OPT_OUT_SECRET: z.string().min(16, 'must be at least 16 characters').optional(),
  AUTH_SECRET: z.string().min(32, 'must be at least 32 characters').optional(),
  ADMIN_SETUP_CODE: z.string().min(8, 'must be at least 8 characters').max(200).optional(),
  REQUIRE_SECOND_FACTOR: flag.optional(),
  SAMPLE_DATA: flag.default(brand.sample),
  TRUST_PROXY: flag.default(false),
  LOG_LEVEL: z.enum(['debug', 'info', 'warn', 'error'], 'must be debug, info, warn, or error').default('info'),
  REQUEST_SECONDS: count.default(25),
  SLOW_QUERY_MS: count.default(1_000),
  METRICS_PORT: port.optional(),
  METRICS_HOST: z.string().default('127.0.0.1'),
  SEARCH_LIMIT_PER_MINUTE: count.default(120),
  LEAD_LIMIT_PER_MINUTE: count.default(30),
  APPLICATION_LIMIT_PER_HOUR: count.default(30),
  MAX_UPLOAD_MB: count.max(maxUploadMegabytes, `must be at most ${maxUploadMegabytes}`).default(maxUploadMegabytes),
  UPLOAD_STALL_SECONDS: count.default(15),
  UPLOAD_MB_PER_DAY: count.max(1_000_000, 'must be at most 1000000').default(5_120),
  MIN_FREE_DISK_MB: count.default(1_024),
  CLAMAV: hostAndPort.optional(),
  CLAMAV_SECONDS: count.default(45),
  LEAD_RETENTION_DAYS: count.default(730),
  CONSENT_RETENTION_DAYS: count.default(1_826),
  APPLICATION_RETENTION_DAYS: count.default(730),
  RETENTION_DRY_RUN: flag.default(false),
  BACKUP_DIR: folder.default('./backups'),
  BACKUP_KEEP_DAYS: count.optional(),
  S3_BUCKET: z.string().optional(),
  S3_REGION: z.string().default('us-east-1'),
  S3_ENDPOINT: address.optional(),
  S3_ACCESS_KEY_ID: z.string().optional(),
  S3_SECRET_ACCESS_KEY: z.string().optional(),
  DELIVERY_RETRY_SECONDS: count.default(10),
  OUTSIDE_TIMEOUT_MS: count.default(10_000),
  SMTP_URL: z
    .url({ protocol: /^smtps?$/, error: `must be an smtp:// or smtps:// address, ${codes}` })
    .refine(isDecodable, `must be written ${codes}, and %25 for %`)
    .optional(),
  MAIL_FROM: mailAddress.default(brand.mailboxes.info),
  LEAD_MAIL_TO: mailAddress.default(brand.mailboxes.info),
  HIRING_MAIL_TO: mailAddress.default(brand.mailboxes.careers),
  LOCATOR_URL: address.optional(),
  MAP_TILES: tiles.optional(),
  OXR_APP_ID: z.string().optional(),
  OXR_URL: address.default('https://openexchangerates.org/api'),
})

const Environment = settings
  .refine((env) => !env.DATABASE_URL || env.AUTH_SECRET, {
    path: ['AUTH_SECRET'],
    error: 'is needed together with DATABASE_URL, so that every instance signs with the same secret',
  })
  .refine((env) => !env.METRICS_PORT || env.METRICS_PORT !== env.PORT, {
    path: ['METRICS_PORT'],
    error: 'must differ from PORT',
  })
  .refine(
    ({ PUBLIC_URL, MAP_TILES }) => !PUBLIC_URL?.startsWith('https:') || !tileOrigin(MAP_TILES)?.startsWith('http:'),
    {
      path: ['MAP_TILES'],
      error: 'must be an https:// address, as PUBLIC_URL is; browsers load nothing else into such a page',
    },
  )
  .and(Crm)
  .transform((env) => ({
    port: env.PORT,
    host: env.HOST,
    dataDir: env.DATA_DIR,
    databaseUrl: env.DATABASE_URL,
    publicUrl: env.PUBLIC_URL ?? localUrl(env.PORT),
    allowedHosts: env.ALLOWED_HOSTS,
    hsts: env.HSTS,
    noIndex: env.NOINDEX,
    authSecret: env.AUTH_SECRET,
    optOutSecret: env.OPT_OUT_SECRET,
    adminSetupCode: env.ADMIN_SETUP_CODE,
    // OWASP's recommendation for argon2id. There is no setting, so that nobody lowers it.
    passwordCost: { memory: 19_456, passes: 2, parallelism: 1 },
    requireSecondFactor: env.REQUIRE_SECOND_FACTOR ?? env.PUBLIC_URL?.startsWith('https:') ?? false,
    sampleData: env.SAMPLE_DATA,
    trustProxy: env.TRUST_PROXY,
    logLevel: env.LOG_LEVEL,
    requestSeconds: env.REQUEST_SECONDS,
    slowQueryMs: env.SLOW_QUERY_MS,
    metricsPort: env.METRICS_PORT,
    metricsHost: env.METRICS_HOST,
    searchLimitPerMinute: env.SEARCH_LIMIT_PER_MINUTE,
    leadLimitPerMinute: env.LEAD_LIMIT_PER_MINUTE,
    applicationLimitPerHour: env.APPLICATION_LIMIT_PER_HOUR,
    maxUploadMegabytes: env.MAX_UPLOAD_MB,
    uploadStallSeconds: env.UPLOAD_STALL_SECONDS,
    uploadMegabytesPerDay: env.UPLOAD_MB_PER_DAY,
    minFreeDiskMegabytes: env.MIN_FREE_DISK_MB,
    scanner: env.CLAMAV && { ...env.CLAMAV, seconds: env.CLAMAV_SECONDS },
    retention: {
      leadDays: env.LEAD_RETENTION_DAYS,
      consentDays: env.CONSENT_RETENTION_DAYS,
      applicationDays: env.APPLICATION_RETENTION_DAYS,
      isDryRun: env.RETENTION_DRY_RUN,
    },
    backups: { folder: env.BACKUP_DIR, keepDays: env.BACKUP_KEEP_DAYS },
    s3: env.S3_BUCKET
      ? {
          bucket: env.S3_BUCKET,
          region: env.S3_REGION,
          endpoint: env.S3_ENDPOINT,
          accessKeyId: env.S3_ACCESS_KEY_ID,
          secretAccessKey: env.S3_SECRET_ACCESS_KEY,
        }
      : undefined,
    deliveryRetrySeconds: env.DELIVERY_RETRY_SECONDS,
    outsideTimeoutMs: env.OUTSIDE_TIMEOUT_MS,
    crm: crmSettings(env),
    mail: env.SMTP_URL
      ? { url: env.SMTP_URL, from: env.MAIL_FROM, leadsTo: env.LEAD_MAIL_TO, hiringTo: env.HIRING_MAIL_TO }
      : undefined,
    locatorUrl: env.LOCATOR_URL,
    mapTiles: env.MAP_TILES,
    rateFeed: env.OXR_APP_ID ? { url: env.OXR_URL, appId: env.OXR_APP_ID } : undefined,
  }))

/** With port 0, the port is not known until the site listens. */
const localUrl = (configuredPort: number) => `http://localhost:${configuredPort || 3000}`

function crmSettings(env: z.output<typeof Crm>) {
  switch (env.CRM) {
    case 'none':
      return { kind: env.CRM } as const
    case 'webhook':
      return { kind: env.CRM, url: env.CRM_WEBHOOK_URL, secret: env.CRM_WEBHOOK_SECRET } as const
    case 'zoho':
      return {
        kind: env.CRM,
        accountsUrl: env.ZOHO_ACCOUNTS_URL,
        clientId: env.ZOHO_CLIENT_ID,
        clientSecret: env.ZOHO_CLIENT_SECRET,
        refreshToken: env.ZOHO_REFRESH_TOKEN,
        fields: {
          reason: env.ZOHO_FIELD_LEADCF163,
          message: env.ZOHO_FIELD_LEADCF162,
          form: env.ZOHO_FIELD_FORM,
          page: env.ZOHO_FIELD_PAGE,
          cameFrom: env.ZOHO_FIELD_CAME_FROM,
          campaign: env.ZOHO_FIELD_CAMPAIGN,
          consentVersion: env.ZOHO_FIELD_CONSENT_VERSION,
          consentTime: env.ZOHO_FIELD_CONSENT_TIME,
        },
      } as const
  }
}

export function readConfig(env: NodeJS.ProcessEnv): Config {
  const nonEmpty = Object.entries(env).filter(([, value]) => value !== '')
  const parsed = Environment.safeParse({ CRM: 'none', ...Object.fromEntries(nonEmpty) })
  if (parsed.success) return parsed.data
  const problems = parsed.error.issues.map((issue) => `${issue.path.join('.')} ${issue.message}`)
  throw new StartError(`Cannot start: ${problems.join('; ')}. See .env.example.`)
}

export const settingNames: ReadonlySet<string> = new Set([
  ...Object.keys(settings.shape),
  ...Crm.options.flatMap((option) => Object.keys(option.shape)),
])

/** Warns about variables that look like misspelled settings: `SMPT_URL` would otherwise silently turn email off. */
export const misspelledSettings = (env: NodeJS.ProcessEnv): string[] =>
  Object.keys(env)
    .filter((name) => !settingNames.has(name))
    .flatMap((name) => {
      const meant = nearest(name, settingNames)
      return meant === undefined ? [] : [`${name} is not a setting of this site. Did you mean ${meant}?`]
    })
