/** Startup time, and memory when idle and under load. */
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { memoryOf, watchMemory } from '../support/big-upload.ts'
import { startProcess } from '../support/site-process.ts'
import { writeResults } from './results.ts'
import { runCommand } from './run-command.ts'
import { medianAndRange } from './statistics.ts'
import { installTools } from './tools.ts'
import { postgresVersion, wrkVersion } from './versions.ts'

const starts = 5

await installTools()
const cold: number[] = []
const warm: number[] = []
for (let run = 0; run < starts; run++) {
  const dataDir = await mkdtemp(join(tmpdir(), 'bench-'))
  for (const times of [cold, warm]) {
    const started = performance.now()
    const site = await startProcess({ dataDir })
    times.push(performance.now() - started)
    await site.stop()
  }
  await rm(dataDir, { recursive: true, force: true })
}

const site = await startProcess({ settings: { LOG_LEVEL: 'warn' } })
const idle = await memoryOf(site.pid)
const stopWatching = watchMemory(site.pid)
await Promise.all([
  runCommand('wrk', ['-t1', '-c256', '-d10s', `${site.url}/`]),
  runCommand('wrk', ['-t1', '-c16', '-d10s', `${site.url}/career`]),
  runCommand('wrk', ['-t1', '-c16', '-d10s', `${site.url}/api/agents?near=55403`]),
])
const busiest = await stopWatching()
const versions = [await postgresVersion(site.dataDir), await wrkVersion()]
await site.remove()

const seconds = (times: number[]) =>
  `${medianAndRange(
    times.map((time) => time / 1000),
    2,
  )} s`
const rows = [
  ['ready, empty data folder', seconds(cold)],
  ['ready, second start', seconds(warm)],
  ['memory at rest', `${idle.toFixed(0)} MB`],
  ['memory, most under load', `${busiest.toFixed(0)} MB`],
]
for (const row of rows) console.log(row.join('\t'))
await writeResults('process', {
  title: 'Process',
  versions,
  intro: `Medians and range of ${starts} starts of the built site with its own PostgreSQL; memory of the site's process while pages, rendered pages and searches are asked for at once.`,
  head: ['what', 'figure'],
  rows,
})
