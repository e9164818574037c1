/**
 * Compares an application with a file of 512 MB with a bare Node server in its own process that streams the same
 * request into a file on the same disk and syncs it. Rounds alternate, so that other load on the machine affects both.
 * Goal: at least 0.8 of the bare stream, on a processor with instructions for SHA-256. Before that, files of 5, 50, and 500 MB show how time and memory grow.
 */
import { fork } from 'node:child_process'
import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { memoryOf, sendBigApplication, watchMemory } from '../support/big-upload.ts'
import { startProcess } from '../support/site-process.ts'
import { drawBars } from './draw-bars.ts'
import { writeResults } from './results.ts'
import { exponent, median } from './statistics.ts'
import { postgresVersion } from './versions.ts'

const megabytes = 512
const sizes = [5, 50, 500]
const rounds = Number(process.env['ROUNDS'] ?? 7)

const folder = await mkdtemp(join(tmpdir(), 'bench-uploads-'))
const bare = fork(join(import.meta.dirname, 'bare-upload-server.ts'), [join(folder, 'bare')])
const [port] = await once(bare, 'message')
const bareUrl = `http://127.0.0.1:${port}`
const site = await startProcess({ settings: { APPLICATION_LIMIT_PER_HOUR: '1000', UPLOAD_MB_PER_DAY: '1000000' } })

/** Megabytes per second. */
const rate = async (url: string) => (megabytes * 1000) / (await time(url, megabytes))

/** Milliseconds for a file of the given size in megabytes. */
async function time(url: string, size: number): Promise<number> {
  const started = performance.now()
  const answer = await sendBigApplication(url, size * 1024 * 1024)
  if (answer.status !== 201) throw new Error(`${url} answered ${answer.status}: ${answer.body}`)
  return performance.now() - started
}

/** Megabytes per second that this processor hashes; the site hashes each file to recognize one that is sent again. */
function hashRate(): number {
  const [hash, block] = [createHash('sha256'), Buffer.alloc(1024 * 1024)]
  const started = performance.now()
  for (let count = 0; count < megabytes; count += 1) hash.update(block)
  return (megabytes * 1000) / (performance.now() - started)
}

/** Median time of three files of one size, and the site's peak memory during them. */
async function measureSize(size: number) {
  const stop = watchMemory(site.pid)
  const times: number[] = []
  for (let run = 0; run < 3; run += 1) times.push(await time(site.url, size))
  return { size, time: median(times), memory: await stop() }
}

// From the smallest up, before larger files have raised the site's memory.
await time(site.url, 1)
const grown: Awaited<ReturnType<typeof measureSize>>[] = []
for (const size of sizes) grown.push(await measureSize(size))
const slopes = {
  time: exponent(grown),
  memory: exponent(grown.map(({ size, memory }) => ({ size, time: memory }))),
}
console.log(JSON.stringify({ grown, slopes }))

// Warm-up: the first upload of each runs uncompiled code and creates missing files.
await rate(bareUrl)
await rate(site.url)
const idle = await memoryOf(site.pid)
const stopWatching = watchMemory(site.pid)
const results: { bare: number; site: number }[] = []
for (let round = 1; round <= rounds; round += 1) {
  const result = { bare: await rate(bareUrl), site: await rate(site.url) }
  results.push(result)
  console.log(
    `round ${round}: bare ${result.bare.toFixed(0)} MB/s, site ${result.site.toFixed(0)} MB/s, ` +
      `ratio ${(result.site / result.bare).toFixed(2)}`,
  )
}
const most = await stopWatching()
const ratio = median(results.map((result) => result.site / result.bare))
console.log(`ratio of the middle round: ${ratio.toFixed(2)}`)
console.log(`memory of the site: ${idle.toFixed(0)} MB before, at most ${most.toFixed(0)} MB`)

await writeResults('uploads', {
  title: 'Uploads',
  versions: [await postgresVersion(site.dataDir)],
  intro: `${megabytes} MB as part of an application, beside a bare server that streams the same request to disk, in turn. The site held ${idle.toFixed(0)} MB before and ${most.toFixed(0)} MB at most. The site also hashes every file, and this processor computes SHA-256 at ${hashRate().toFixed(0)} MB/s.`,
  head: ['round', 'bare MB/s', 'site MB/s', 'ratio'],
  rows: [
    ...results.map(({ bare: plain, site: own }, index) => [
      String(index + 1),
      plain.toFixed(0),
      own.toFixed(0),
      (own / plain).toFixed(2),
    ]),
    ['median', '', '', ratio.toFixed(2)],
  ],
  plot: drawBars('MB a second, divided by a bare stream to disk', [
    ...results.map((result, index) => ({ label: `round ${index + 1}`, value: result.site / result.bare })),
    { label: 'median', value: ratio },
  ]),
  more: {
    intro: 'By the size of the file: medians of 3 uploads, and the most memory that the site held meanwhile.',
    head: ['MB', 'ms', 'memory MB'],
    rows: [
      ...grown.map((point) => [String(point.size), point.time.toFixed(0), point.memory.toFixed(0)]),
      ['exponent', slopes.time.toFixed(2), slopes.memory.toFixed(2)],
    ],
  },
})
await site.remove()
bare.disconnect()
await rm(folder, { recursive: true, force: true })
