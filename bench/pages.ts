/**
 * Pages per second and 99th percentile latency: our site, compared with nginx serving the same bytes and with Next and
 * Astro serving a page with the same text. Node's bare server shows the limit for any site on Node. Behind nginx, the
 * site is set up as in deploy/. All servers alternate in every round.
 */
import { startProcess } from '../support/site-process.ts'
import { drawBars, type Bar } from './draw-bars.ts'
import { writeResults } from './results.ts'
import {
  sitePaths,
  startAstro,
  startBareNode,
  startBehindNginx,
  startNext,
  startPlainNginx,
  writePages,
  type Server,
} from './rival-servers.ts'
import { runCommand } from './run-command.ts'
import { median, spread } from './statistics.ts'
import { installTools } from './tools.ts'
import { nginxVersion, rivalVersion, wrkVersion } from './versions.ts'

const rounds = 3
const seconds = 3
const connections = [1, 64, 512]
const pages = ['home', 'legal', 'job'] as const

await installTools()
const site = await startProcess({ settings: { LOG_LEVEL: 'warn' } })
await writePages(site)
const ours: Server = { name: 'this site', paths: await sitePaths(site), stop: site.remove }
console.log('Building the rivals …')
const behindNginx = await startBehindNginx(site)
const plainNginx = await startPlainNginx()
const servers = [ours, behindNginx, plainNginx, await startBareNode(), await startNext(site), await startAstro(site)]

type Load = { perSecond: number; p99: number }

async function load(url: string, count: number): Promise<Load> {
  const said = await runCommand('wrk', [
    '-t1',
    `-c${count}`,
    `-d${seconds}s`,
    '--latency',
    '--timeout=10s',
    '-HAccept-Encoding: br, gzip',
    url,
  ])
  if (/Non-2xx/.test(said)) throw new Error(`${url} failed under load:\n${said}`)
  const [, amount, unit] = /99%\s+([\d.]+)(us|ms|s)/.exec(said) ?? []
  const toMs = { us: 0.001, ms: 1, s: 1_000 }[unit ?? 'ms'] ?? 1
  return { perSecond: Number(/Requests\/sec:\s+([\d.]+)/.exec(said)?.[1]), p99: Number(amount) * toMs }
}

/** A server may answer nothing in time. */
const rounded = (value: number, digits = 2) => (Number.isFinite(value) ? value.toFixed(digits) : '–')

const rows: string[][] = []
const ratios: Bar[] = []
for (const page of pages)
  for (const count of connections) {
    const loads = new Map<Server, Load[]>()
    for (let round = 0; round <= rounds; round++)
      for (const server of servers) {
        const url = server.paths[page]
        if (!url) continue
        const result = await load(url, count)
        // The first round warms up.
        if (round > 0) loads.set(server, [...(loads.get(server) ?? []), result])
      }
    const rateOf = (server: Server) => median((loads.get(server) ?? []).map(({ perSecond }) => perSecond))
    for (const [server, results] of loads) {
      const perSecond = results.map((result) => result.perSecond)
      const ratio = rateOf(ours) / rateOf(server)
      const behind = rateOf(behindNginx) / rateOf(server)
      rows.push([
        page,
        String(count),
        server.name,
        rateOf(server).toFixed(0),
        `${rounded(100 * spread(perSecond), 0)} %`,
        median(results.map(({ p99 }) => p99)).toFixed(1),
        server === ours ? '' : rounded(ratio),
        server === plainNginx ? rounded(behind) : '',
      ])
      if (count === 64 && server !== ours && server !== behindNginx)
        ratios.push({ label: `${page} / ${server.name}`, value: ratio })
      if (count === 64 && server === plainNginx) ratios.push({ label: `${page}, behind nginx / nginx`, value: behind })
      console.log(rows.at(-1)?.join('\t'))
    }
  }
for (const server of servers) await server.stop()
const versions = [
  await nginxVersion(),
  await wrkVersion(),
  await rivalVersion('Next', 'next'),
  await rivalVersion('Astro', 'astro'),
]

await writeResults('pages', {
  title: 'Pages',
  intro: `Requests a second and the 99th percentile of latency, medians of ${rounds} rounds of ${seconds} s in turn. The last columns are this site divided by the other, and the site behind nginx, as deploy/ sets it up, divided by nginx alone; the bars show them at 64 connections.`,
  head: ['page', 'connections', 'server', 'a second', 'spread', 'p99 ms', 'this site ÷ it', 'behind nginx ÷ it'],
  rows,
  versions,
  plot: drawBars('Pages a second: this site divided by the other, 64 connections', ratios),
})
