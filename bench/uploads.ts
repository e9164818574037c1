/**
 * How fast the site takes an application with a large file, beside a bare node server that streams the same bytes
 * into a file on the same disk and syncs it. Rounds take turns, so that what else the machine does falls on both.
 * Goal: at least 0.8 of the bare stream.
 */
import { createWriteStream } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer, request } from 'node:http'
import { once } from 'node:events'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { memoryOf, sendBigApplication, watchMemory } from '../tests/support/big-upload.ts'
import { startProcess } from '../tests/support/site-process.ts'

const megabytes = 512
const rounds = 5
const bytes = megabytes * 1024 * 1024

const folder = await mkdtemp(join(tmpdir(), 'bench-uploads-'))
const bare = createServer((incoming, outgoing) => {
  const file = join(folder, 'bare')
  void pipeline(incoming, createWriteStream(file, { flush: true })).then(() => outgoing.end('ok'))
}).listen(0, '127.0.0.1')
await once(bare, 'listening')
const address = bare.address()
const bareUrl = `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`

const block = Buffer.alloc(64 * 1024, 'a line of a very long certificate\n')
async function sendBare() {
  const sending = request(bareUrl, { method: 'PUT', headers: { 'content-length': bytes } })
  const answered = once(sending, 'response')
  function* body() {
    for (let sent = 0; sent < bytes; sent += block.length) yield block
  }
  await pipeline(Readable.from(body(), { objectMode: false }), sending)
  const [response] = await answered
  response.resume()
}

const site = await startProcess({ settings: { APPLICATION_LIMIT_PER_HOUR: '1000' } })
async function sendToSite() {
  const answer = await sendBigApplication(site.url, bytes)
  if (answer.status !== 201) throw new Error(`The site answered ${answer.status}: ${answer.body}`)
}

async function rate(send: () => Promise<void>): Promise<number> {
  const started = performance.now()
  await send()
  return (megabytes * 1000) / (performance.now() - started)
}

// The first of each finds code that is not compiled and files that are not there.
await sendBare()
await sendToSite()
const idle = await memoryOf(site.pid)
const stopWatching = watchMemory(site.pid)
const results: { bare: number; site: number }[] = []
for (let round = 1; round <= rounds; round += 1) {
  const result = { bare: await rate(sendBare), site: await rate(sendToSite) }
  results.push(result)
  console.log(`round ${round}: bare ${result.bare.toFixed(0)} MB/s, site ${result.site.toFixed(0)} MB/s`)
}
const most = await stopWatching()
const middle = (values: number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN
const ratio = middle(results.map((result) => result.site / result.bare))
console.log(`ratio of the middle round: ${ratio.toFixed(2)} (goal: 0.8)`)
console.log(`memory: ${idle.toFixed(0)} MB before, at most ${most.toFixed(0)} MB`)

await site.remove()
bare.close()
await rm(folder, { recursive: true, force: true })
