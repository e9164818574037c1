import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { cp, writeFile } from 'node:fs/promises'
import { get } from 'node:http'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { setTimeout as pause } from 'node:timers/promises'
import { findNginx } from '../scripts/nginx.mjs'
import { startNginx } from '../support/nginx.ts'
import { freePort } from '../support/port.ts'
import { startSiteNginx } from '../support/site-nginx.ts'
import type { SiteProcess } from '../support/site-process.ts'
import { runCommand } from './run-command.ts'
import { rivals } from './tools.ts'

export type Server = {
  name: string
  paths: Record<'home' | 'legal' | 'job', string | undefined>
  stop: () => Promise<unknown>
}

const environment = {
  ...process.env,
  NODE_ENV: 'production',
  NEXT_TELEMETRY_DISABLED: '1',
  ASTRO_TELEMETRY_DISABLED: '1',
}

/** nginx sending the same bytes from its cache of open files: the most that a machine can do. */
export async function startPlainNginx(): Promise<Server> {
  const { url, stop } = await startNginx(nginx(), async ({ folder, listen }) => {
    for (const name of ['home', 'legal']) await cp(join(rivals, `${name}.br`), join(folder, name))
    const file = (path: string, name: string) =>
      `location = ${path} { add_header content-encoding br; add_header cache-control "public, max-age=0"; root ${folder}; try_files ${name} =404; }`
    return `sendfile on; tcp_nopush on; keepalive_requests 1000000; open_file_cache max=100; default_type text/html;
      server { listen ${listen}; ${file('/', '/home')} ${file('/legal', '/legal')} }`
  })
  return { name: 'nginx', paths: { home: `${url}/`, legal: `${url}/legal`, job: undefined }, stop }
}

/** The site as deploy/ sets it up, with one instance. */
export async function startBehindNginx(site: SiteProcess): Promise<Server> {
  const { url, stop } = await startSiteNginx(nginx(), [site.url, site.url])
  return { name: 'this site behind nginx', paths: await sitePaths(site, url), stop }
}

const nginx = () => findNginx() ?? 'nginx'

/** The URLs of the pages, on the site itself or on the proxy in front of it. */
export async function sitePaths(site: SiteProcess, url = site.url): Promise<Server['paths']> {
  return { home: `${url}/`, legal: `${url}/privacy-policy`, job: `${url}/careerpagedetails/${await jobId(site)}` }
}

export async function startBareNode(): Promise<Server> {
  const port = await freePort()
  const child = spawn(process.execPath, [join(import.meta.dirname, 'bare-page-server.ts')], {
    stdio: 'ignore',
    env: { ...process.env, PORT: String(port) },
  })
  const url = `http://127.0.0.1:${port}`
  await waitForServer(`${url}/`)
  const paths = { home: `${url}/`, legal: `${url}/legal`, job: undefined }
  return { name: 'bare Node', paths, stop: () => end(child) }
}

/**
 * Our pages for the others: their compressed bytes for plain servers, and for a project of another framework their text,
 * with the same job from the same database.
 */
export async function writePages(site: SiteProcess) {
  await writeFile(join(rivals, 'home.br'), await sentBytes(`${site.url}/`))
  await writeFile(join(rivals, 'legal.br'), await sentBytes(`${site.url}/privacy-policy`))
  const [home, legal, job] = await Promise.all(
    ['/', '/privacy-policy', `/careerpagedetails/${await jobId(site)}`].map(async (path) =>
      bodyOf(await (await fetch(site.url + path)).text()),
    ),
  )
  const frame = { before: job?.split('<main')[0], after: job?.split('</main>')[1] }
  await writeFile(join(rivals, 'pages.json'), JSON.stringify({ home, legal, frame }))
}

/** As they are sent: `fetch` would decompress them. */
const sentBytes = (url: string) =>
  new Promise<Buffer>((resolve, reject) => {
    get(url, { headers: { 'accept-encoding': 'br' } }, (answer) => void buffer(answer).then(resolve, reject)).on(
      'error',
      reject,
    )
  })

const bodyOf = (html: string) =>
  html
    .slice(html.indexOf('<body'), html.indexOf('</body>'))
    .replace(/^<body[^>]*>/, '')
    .replaceAll(/<script[\s\S]*?<\/script>/g, '')

async function jobId(site: SiteProcess): Promise<string> {
  const jobs: unknown = await (await fetch(`${site.url}/api/jobs`)).json()
  const id = /"id":"([^"]+)"/.exec(JSON.stringify(jobs))?.[1]
  if (!id) throw new Error('There is no job to look at')
  return id
}

export async function startNext(site: SiteProcess): Promise<Server> {
  const cwd = join(rivals, 'next')
  const next = join(rivals, 'node_modules', '.bin', 'next')
  await runCommand(next, ['build'], { cwd, env: environment })
  const port = await freePort()
  return startRival('Next', site, port, next, ['start', '-p', String(port), '-H', '127.0.0.1'], cwd)
}

export async function startAstro(site: SiteProcess): Promise<Server> {
  const cwd = join(rivals, 'astro')
  await runCommand(join(rivals, 'node_modules', '.bin', 'astro'), ['build'], { cwd, env: environment })
  return startRival('Astro', site, await freePort(), process.execPath, ['dist/server/entry.mjs'], cwd)
}

async function startRival(
  name: string,
  site: SiteProcess,
  port: number,
  command: string,
  args: string[],
  cwd: string,
): Promise<Server> {
  const env = { ...environment, HOST: '127.0.0.1', PORT: String(port), PGHOST: join(site.dataDir, 'postgres', 'run') }
  const child = spawn(command, args, { cwd, env, stdio: 'ignore' })
  const url = `http://127.0.0.1:${port}`
  const job = `${url}/jobs/${await jobId(site)}`
  for (const path of [`${url}/`, `${url}/legal`, job]) await waitForServer(path)
  return { name, paths: { home: `${url}/`, legal: `${url}/legal`, job }, stop: () => end(child) }
}

async function waitForServer(url: string) {
  for (let tries = 0; tries < 100; tries++) {
    const status = await fetch(url).then(
      (answer) => answer.status,
      () => 0,
    )
    if (status === 200) return
    await pause(200)
  }
  throw new Error(`${url} does not respond`)
}

async function end(child: ChildProcess) {
  if (child.exitCode !== null) return
  child.kill()
  await once(child, 'exit')
}
