import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { statfs } from 'node:fs/promises'
import { resolve } from 'node:path'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { connect } from 'node:tls'
import { refuseForeignBuild } from '../config/build-address.ts'
import { misspelledSettings, type Config } from '../config/config.ts'
import { prepareDataFolder } from '../config/data-folder.ts'
import { isTileArchive, openTileArchive } from '../config/map-tiles.ts'
import { dbOf } from '../db/client.ts'
import { explainConnection } from '../db/explain-connection.ts'
import { hasTable } from '../db/has-table.ts'
import { countAdmins } from '../db/queries/admins.ts'
import { countAdminsWithoutFactor } from '../db/queries/factors.ts'
import { createCrm } from '../ports/crm.ts'
import { openFileStore, type FileStore } from '../ports/files.ts'
import { checkMail } from '../ports/mail.ts'
import { createRateFeed } from '../ports/rate-feed.ts'
import { isConnected, type Reached } from '../db/reach-database.ts'
import { readServer, unsuitable } from '../db/suitable-server.ts'
import type { Check, Finding } from './run-checks.ts'
import { createTokenStore } from '../services/crm-tokens.ts'
import { isOnOwnMachine } from '../services/setup-code.ts'

const good = (text: string): Finding => ({ state: 'good', text })
const bad = (text: string, advice: string): Finding => ({ state: 'bad', text, advice })
const off = (text: string): Finding => ({ state: 'off', text })
const note = (text: string, advice?: string): Finding => ({ state: 'note', text, ...(advice && { advice }) })

export const checkSettings = (env: NodeJS.ProcessEnv): Check => ({
  name: 'Settings',
  advice: 'See .env.example.',
  run: async () => {
    const misspelled = misspelledSettings(env)
    return misspelled.length > 0
      ? bad(misspelled.join(' '), 'Correct the name, or remove it.')
      : good('every name is known')
  },
})

const minFreeBytes = 1024 ** 3

export const checkData = ({ dataDir }: Config): Check => ({
  name: 'Data folder',
  advice: 'Set DATA_DIR to a folder that this user can write to.',
  run: async () => {
    await prepareDataFolder(dataDir)
    const { bavail, bsize } = await statfs(dataDir)
    const free = `${((bavail * bsize) / 1024 ** 3).toFixed(1)} GB free`
    return bavail * bsize < minFreeBytes ? bad(free, 'Free some space on this disk.') : good(`writable, ${free}`)
  },
})

const maxDriftMs = 5_000

export const checkDatabase = (config: Config, reached: unknown): Check => ({
  name: 'Database',
  advice: 'Check DATABASE_URL, and that the server is running.',
  run: async () => {
    if (!isConnected(reached)) return explainFailure(config, reached)
    const askedAt = Date.now()
    const server = await readServer(reached.client)
    const drift = Math.abs(server.now.getTime() - (askedAt + Date.now()) / 2)
    const problem = unsuitable(server)
    if (problem) return bad(problem.text, problem.advice)
    if (drift > maxDriftMs) {
      const text = `its clock differs from this machine's by ${Math.round(drift / 1000)} s`
      return bad(text, 'Have both machines set their clocks from the network (NTP).')
    }
    return good(`PostgreSQL ${server.versionName}${config.databaseUrl ? '' : ', built in'}; the clocks agree`)
  },
})

function explainFailure({ databaseUrl }: Config, cause: unknown): Finding {
  const reason =
    (databaseUrl && explainConnection(databaseUrl, cause)) ?? (cause instanceof Error ? cause.message : String(cause))
  return bad(reason, 'Check DATABASE_URL, and that the server is running.')
}

export const checkAdmins = (config: Config, database: Reached | undefined): Check => ({
  name: 'Admins',
  advice: 'Check the database.',
  run: async () => {
    if (!database) return note('could not be counted without the database')
    const db = dbOf(database.client)
    const count = (await hasTable(database.client, 'admins')) ? await countAdmins(db) : 0
    if (count > 0) {
      const without = (await hasTable(database.client, 'factors')) ? await countAdminsWithoutFactor(db) : count
      if (without === 0)
        return good(count === 1 ? '1 admin, with a second factor' : `${count} admins, all with a second factor`)
      return note(
        `${without} of ${count} ${without === 1 ? 'signs' : 'sign'} in with a password only`,
        config.requireSecondFactor
          ? 'They will set up a second factor the next time they sign in.'
          : 'Ask them to add a second factor on their account page, or set REQUIRE_SECOND_FACTOR=true.',
      )
    }
    if (config.adminSetupCode) return note('none yet: the first one needs ADMIN_SETUP_CODE to register')
    return !isOnOwnMachine(config.publicUrl)
      ? note('none yet: the first one needs the setup code that the site prints when it starts')
      : note(
          'none yet: whoever registers first on this machine becomes the admin',
          `Register at ${new URL('/admin-register', config.publicUrl).href}, or set ADMIN_SETUP_CODE before you publish.`,
        )
  },
})

export const checkFiles = (config: Config): Check => ({
  name: 'Files',
  advice: config.s3 ? 'Check S3_BUCKET, S3_ENDPOINT, and the key: it must write, read, and delete.' : 'Check DATA_DIR.',
  run: async () => {
    await checkFileStore(await openFileStore(config))
    return good(`written, read, and removed ${config.s3 ? `in the bucket ${config.s3.bucket}` : 'on disk'}`)
  },
})

/** Writes, reads, and removes a small file. */
async function checkFileStore(store: FileStore): Promise<void> {
  const key = randomUUID()
  const written = Buffer.from(`check ${key}`)
  try {
    await store.put(key, Readable.from([written]))
    if (!(await buffer(await store.open(key))).equals(written)) throw new Error('The file came back changed.')
  } finally {
    await store.remove(key)
  }
}

export const checkMailServer = (config: Config): Check => ({
  name: 'Mail',
  advice: 'Check SMTP_URL: host, port, user, and password.',
  run: async () => {
    if (!config.mail) return off('no emails are sent without SMTP_URL')
    await checkMail(config.mail, config.outsideTimeoutMs)
    return good(`${new URL(config.mail.url).host} accepts our sign-in`)
  },
})

export const checkCrm = (config: Config, database: Reached | undefined): Check => ({
  name: 'CRM',
  advice: 'Check the settings of the CRM.',
  run: async () => {
    if (config.crm.kind === 'none') return off('leads stay in the site’s own database')
    if (!database) return bad('could not be checked without the database', 'Fix the database first.')
    const tokens = createTokenStore(dbOf(database.client))
    await createCrm(config.crm, { timeoutMs: config.outsideTimeoutMs, tokens })?.check(new AbortController().signal)
    return good(`${config.crm.kind} answers`)
  },
})

export const checkRates = (config: Config): Check => ({
  name: 'Rates',
  advice: 'Check OXR_APP_ID.',
  run: async () => {
    if (!config.rateFeed) return off('the converter shows a sample without OXR_APP_ID')
    const { asOf } = await createRateFeed(config.rateFeed, config.outsideTimeoutMs)()
    return good(`as of ${asOf.toISOString()}`)
  },
})

export const checkTiles = (config: Config): Check => ({
  name: 'Map tiles',
  advice: 'Check MAP_TILES, and that the server is running.',
  run: async () => {
    const { mapTiles: source, dataDir, publicUrl, outsideTimeoutMs } = config
    if (!source) return off('the map is drawn without MAP_TILES')
    if (source.kind === 'file') {
      await (await openTileArchive(resolve(dataDir, source.path))).close()
      return good('the file is there')
    }
    const { origin } = new URL(publicUrl)
    const answer = await fetch(source.url.replaceAll(/\{[zxy]\}/g, '0'), {
      headers: { origin, range: 'bytes=0-7' },
      signal: AbortSignal.timeout(outsideTimeoutMs),
    })
    const allowed = answer.headers.get('access-control-allow-origin')
    if (allowed !== '*' && allowed !== origin)
      return bad(`pages of ${origin} may not read from it`, `Have it send Access-Control-Allow-Origin: ${origin}.`)
    if (source.kind === 'server')
      return answer.ok ? good('the server answers') : bad(`status ${answer.status} for tile 0/0/0`, 'Check MAP_TILES.')
    if (answer.status !== 206)
      return bad(`status ${answer.status}, not 206`, 'Use a server that supports range requests.')
    return isTileArchive(await answer.bytes())
      ? good('a PMTiles file, readable in parts')
      : bad('not a PMTiles file of version 3', 'Check MAP_TILES.')
  },
})

export const checkBuild = (config: Config): Check => ({
  name: 'Build',
  advice: 'Run npm run build with the same PUBLIC_URL.',
  run: async () => {
    await refuseForeignBuild(config.publicUrl)
    return good(`made for ${config.publicUrl}`)
  },
})

export const checkPublicAddress = (config: Config): Check => ({
  name: 'Public address',
  advice: 'Check the proxy, its certificate, and the name’s DNS record.',
  run: () => checkAddress(new URL(config.publicUrl)),
})

const minDaysLeft = 14

async function checkAddress({ protocol, hostname, port, href }: URL): Promise<Finding> {
  if (protocol !== 'https:') return off(`${href} is not https: fine for a trial, not for visitors`)
  const socket = connect({ host: hostname, port: Number(port) || 443, servername: hostname, timeout: 10_000 })
  socket.once('timeout', () => socket.destroy(new Error('no response within 10 seconds')))
  await once(socket, 'secureConnect')
  const days = Math.floor((Date.parse(socket.getPeerCertificate().valid_to) - Date.now()) / 86_400_000)
  socket.destroy()
  const text = `the certificate is valid for ${days} more days`
  return days < minDaysLeft ? bad(text, 'Renew the certificate.') : good(text)
}
