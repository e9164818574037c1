/**
 * How fast the site takes an application with a file of 512 MB, beside a bare node server in a process of its own that
 * streams the same request into a file on the same disk and syncs it. Rounds take turns, so that what else the machine
 * does falls on both. Goal: at least 0.8 of the bare stream.
 */
import { fork } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { memoryOf, sendBigApplication, watchMemory } from '../tests/support/big-upload.ts'
import { startProcess } from '../tests/support/site-process.ts'
import { writeResults } from './results.ts'
import { median } from './statistics.ts'

const megabytes = 512
const rounds = Number(process.env['ROUNDS'] ?? 7)

const folder = await mkdtemp(join(tmpdir(), 'bench-uploads-'))
const bare = fork(join(import.meta.dirname, 'bare-upload-server.ts'), [join(folder, 'bare')])
const [port] = await once(bare, 'message')
const bareUrl = `http://127.0.0.1:${port}`
const site = await startProcess({ settings: { APPLICATION_LIMIT_PER_HOUR: '1000' } })

/** Megabytes a second. */
async function rate(url: string): Promise<number> {
  const started = performance.now()
  const answer = await sendBigApplication(url, megabytes * 1024 * 1024)
  if (answer.status !== 201) throw new Error(`${url} answered ${answer.status}: ${answer.body}`)
  return (megabytes * 1000) / (performance.now() - started)
}

// The first of each finds code that is not compiled and files that are not there.
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
  intro: `${megabytes} MB as part of an application, beside a bare server that streams the same request to disk, in turn. The site held ${idle.toFixed(0)} MB before and ${most.toFixed(0)} MB at most.`,
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
})
await site.remove()
bare.disconnect()
await rm(folder, { recursive: true, force: true })
