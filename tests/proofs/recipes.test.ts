import { execFile, spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { chmod, chown, mkdir, mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { IncomingMessage, request as callPlain } from 'node:http'
import { request as callSecure } from 'node:https'
import { connect, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { promisify } from 'node:util'
import { expect, onTestFinished, test } from 'vitest'
import { z } from 'zod'
import { findNginx } from '../../scripts/nginx.mjs'
import { root } from '../../scripts/places.mjs'
import { makeCertificate } from '../support/certificate.ts'
import { environmentOf, readComposeFile } from '../support/compose.ts'
import { canMakeImages, makeImage, type Image } from '../support/image.ts'
import { inquiry, inquiryCall } from '../../support/lead.ts'
import { startOwnPostgres, type OwnPostgres } from '../support/own-postgres.ts'
import { freePort, listenLocally } from '../../support/port.ts'
import { startFauxqs } from '../support/s3-servers.ts'
import { startSiteNginx } from '../../support/site-nginx.ts'
import { using } from '../support/using.ts'

const run = promisify(execFile)
const deployed = (name: string) => readFile(join(root, 'deploy', name), 'utf8')

/** The address that the build in this folder was made for. */
const builtFor = async () => (await readFile(join(root, 'build', 'public-url'), 'utf8')).trim()

async function temporaryFolder(name: string): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), name))
  await chmod(folder, 0o755)
  onTestFinished(() => rm(folder, { recursive: true, force: true, maxRetries: 10 }))
  return folder
}

/** The database of the setup, on a port: a new root cannot reach a socket outside. */
async function portOf({ settings }: OwnPostgres): Promise<string> {
  const host = new URL(settings['DATABASE_URL'] ?? '').searchParams.get('host') ?? ''
  const server = createServer((socket) => {
    const inside = connect(join(host, '.s.PGSQL.5432'))
    socket.pipe(inside).pipe(socket)
    for (const [one, other] of [
      [socket, inside],
      [inside, socket],
    ] as const) {
      one.once('error', () => other.destroy())
    }
  })
  const port = await listenLocally(server)
  onTestFinished(() => void server.close())
  return `127.0.0.1:${port}`
}

const collect = (child: ChildProcess) => {
  let said = ''
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk: Buffer) => (said += chunk.toString()))
  return () => said
}

async function end(child: ChildProcess): Promise<{ code: number | null; said: string }> {
  const said = collect(child)
  if (child.exitCode === null) await once(child, 'close')
  return { code: child.exitCode, said: said() }
}

/** Starts a site and waits until it prints its address; it is stopped after the test at the latest. */
async function startAndWait(child: ChildProcess): Promise<string> {
  const said = collect(child)
  onTestFinished(async () => {
    if (child.exitCode !== null || child.signalCode !== null) return
    child.kill('SIGKILL')
    await once(child, 'exit')
  })
  await expect
    .poll(() => child.exitCode !== null || said().includes('is ready at'), { timeout: 120_000, interval: 200 })
    .toBe(true)
  const url = /is ready at (\S+)/.exec(said())?.[1]
  if (!url) throw new Error(`It does not start: ${said()}`)
  return url.replace('localhost', '127.0.0.1')
}

async function imageOfSite(): Promise<Image> {
  const args = { PUBLIC_URL: await builtFor() }
  return using(makeImage(await deployed('Containerfile'), args))
}

test('the image, built step by step from the Containerfile, runs as compose.yaml says: pages, leads, backups, TLS', async ({
  skip,
}) => {
  skip(!canMakeImages(), 'Making the image takes root on Linux.')
  const nginx = findNginx()
  const postgres = await using(startOwnPostgres())
  const store = await using(startFauxqs())
  const image = await imageOfSite()
  const copied = await readdir(image.pathOf('/site'))
  expect(copied.toSorted()).toEqual(['build', 'content', 'contract', 'node_modules', 'package.json', 'server'])

  const siteEnv = (await deployed('site.env.example'))
    .replace(/^PUBLIC_URL=.*$/m, `PUBLIC_URL=${await builtFor()}`)
    .replaceAll(/^(POSTGRES_PASSWORD|AUTH_SECRET|ADMIN_SETUP_CODE)=$/gm, '$1=only-for-this-test-only-for-this-test')
    .replace(/^S3_ACCESS_KEY_ID=.*$/m, `S3_ACCESS_KEY_ID=${store.settings.accessKeyId}`)
    .replace(/^S3_SECRET_ACCESS_KEY=$/m, `S3_SECRET_ACCESS_KEY=${store.settings.secretAccessKey}`)
  const compose = await readComposeFile()
  // Only the addresses of the other services differ from compose.yaml.
  const places = {
    DATABASE_URL: `postgres://site:any@${await portOf(postgres)}/shared`,
    S3_ENDPOINT: store.settings.endpoint ?? '',
    PORT: String(await freePort()),
  }
  const env = { ...environmentOf(compose, 'site-1', siteEnv), ...places }
  const site = image.start(image.command, env)
  const url = await startAndWait(site)

  const page = await fetch(`${url}/Compliance`)
  expect([page.status, await page.text()]).toEqual([200, expect.stringContaining('</html>')])
  expect(await end(image.start(image.healthcheck, env))).toEqual({ code: 0, said: '' })
  expect(await end(image.start(['node', 'server/doctor.ts'], env))).toMatchObject({
    code: 0,
    said: expect.stringMatching(/Database.*PostgreSQL/),
  })

  const visitor = '203.0.113.9'
  if (nginx) await expectThroughNginx(nginx, url, visitor)
  else {
    console.log('NOT PROVED: there is no nginx on this machine; the lead goes to the site itself.')
    const body = JSON.stringify(inquiry)
    const headers = { 'content-type': 'application/json', 'x-forwarded-for': visitor }
    expect((await fetch(url + inquiryCall, { method: 'POST', headers, body })).status).toBe(201)
  }
  expect(await postgres.query('select host(address::inet) as address from consents')).toEqual([{ address: visitor }])

  const backup = compose.services['backup']?.command
  const made = await end(
    image.start(z.array(z.string()).parse(backup), { ...environmentOf(compose, 'backup', siteEnv), ...places }),
  )
  expect(made).toMatchObject({
    code: 0,
    said: expect.stringMatching(/Backed up [\d,]+ rows and 0 files to \/backups\//),
  })
  const [name = ''] = await readdir(image.pathOf('/backups'))
  await run('sha256sum', ['--check', '--quiet', 'SHA256SUMS'], { cwd: image.pathOf(`/backups/${name}`) })

  site.kill(image.stopSignal)
  expect((await end(site)).code).toBe(0)
})

/** A visitor, another proxy, nginx with TLS, and the site: the consent record has the visitor's address. */
async function expectThroughNginx(program: string, site: string, visitor: string) {
  const certificates = await temporaryFolder('site-certificates-')
  const ca = await makeCertificate(certificates)
  const plain = `127.0.0.1:${await freePort()}`
  const publicUrl = 'https://www.site.example'
  const nginx = await startSiteNginx(program, [site, site], {
    parts: ['tls', 'proxy'],
    values: { LISTEN_PLAIN: plain, CERTIFICATES: certificates, PUBLIC_URL: publicUrl, TRUSTED_PROXY: '127.0.0.1' },
  })
  try {
    const secure = new URL(nginx.url.replace('http:', 'https:'))
    const page = await answerOf(callSecure(new URL('/Compliance', secure), { ca }).end())
    expect([page.status, page.body]).toEqual([200, expect.stringContaining('</html>')])
    const moved = await answerOf(
      callPlain(`http://${plain}/career?from=x`, { headers: { host: 'evil.example' } }).end(),
    )
    expect([moved.status, moved.location]).toEqual([308, `${publicUrl}/career?from=x`])
    // The outer proxy appends the address it has seen to what the visitor claims.
    const headers = { 'content-type': 'application/json', 'x-forwarded-for': `198.51.100.1, ${visitor}` }
    const lead = callSecure(new URL(inquiryCall, secure), { method: 'POST', ca, headers })
    expect((await answerOf(lead.end(JSON.stringify(inquiry)))).status).toBe(201)
  } finally {
    await nginx.stop()
  }
}

async function answerOf(call: ReturnType<typeof callPlain>) {
  const [answer] = await once(call, 'response')
  if (!(answer instanceof IncomingMessage)) throw new Error('There was no answer.')
  return { status: answer.statusCode, location: answer.headers.location, body: await text(answer) }
}

/** How a unit runs its program. */
async function readUnit(name: string) {
  const unit = await deployed(name)
  const all = (key: string) => [...unit.matchAll(new RegExp(`^${key}=(.+)$`, 'gm'))].flatMap(([, value]) => value ?? [])
  const [command = ''] = all('ExecStart')
  const pairs = all('Environment').flatMap((line) => line.split(' '))
  const env = Object.fromEntries(pairs.map((pair) => pair.split('=', 2)))
  return { command: command.split(' '), folder: all('WorkingDirectory')[0] ?? '', env }
}

/** The paths in the units become folders of this test, and the user is an unprivileged one. */
const asUnit = `
  set -e
  data=$1 folder=$2; shift 2
  mount -t tmpfs tmpfs /opt
  mkdir /opt/transfer-site
  mount --bind "$PROJECT" /opt/transfer-site
  mount -t tmpfs tmpfs /var/lib
  for name in transfer-site transfer-site-backups; do
    mkdir "/var/lib/$name"
    mount --bind "$data/$name" "/var/lib/$name"
  done
  cd "$folder"
  exec setpriv --reuid=65534 --regid=65534 --clear-groups --no-new-privs -- "$@"`

test('the units start the site and back it up, with one PUBLIC_URL for the build and the site', async ({ skip }) => {
  skip(!canMakeImages(), 'Running the units takes root on Linux.')
  const data = await temporaryFolder('site-systemd-')
  for (const name of ['transfer-site', 'transfer-site-backups']) {
    await mkdir(join(data, name), { mode: 0o700 })
    await chown(join(data, name), 65534, 65534)
  }
  const start = async (unit: string, settings: Record<string, string>) => {
    const { command, folder, env } = await readUnit(unit)
    const script = asUnit.replace('$PROJECT', root)
    return spawn('unshare', ['--mount', 'sh', '-c', script, 'sh', data, folder, ...command], {
      env: { PATH: '/usr/sbin:/usr/bin:/sbin:/bin', ...env, ...settings },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
  }
  const settings = { PUBLIC_URL: await builtFor(), PORT: String(await freePort()) }
  const other = await end(
    await start('transfer-site.service', { ...settings, PUBLIC_URL: 'https://www.other.example' }),
  )
  expect(other).toEqual({ code: 1, said: expect.stringContaining('but PUBLIC_URL is https://www.other.example') })

  const site = await start('transfer-site.service', settings)
  const url = await startAndWait(site)
  expect(await (await fetch(`${url}/robots.txt`)).text()).toContain(settings.PUBLIC_URL)
  const backup = await end(await start('transfer-site-backup.service', settings))
  expect(backup).toMatchObject({ code: 0, said: expect.stringContaining('to /var/lib/transfer-site-backups/') })
  const [made = ''] = await readdir(join(data, 'transfer-site-backups'))
  await run('sha256sum', ['--check', '--quiet', 'SHA256SUMS'], { cwd: join(data, 'transfer-site-backups', made) })
  site.kill('SIGTERM')
  expect((await end(site)).code).toBe(0)
})
