/**
 * Requests per second for a page with published text, which is rendered once and then sent from memory, compared with
 * the same page as it was built. Two sites alternate in every round: one has published a notice, the other nothing.
 */
import { z } from 'zod'
import { emptyNotice } from '../contract/site-notice.ts'
import { startProcess, type SiteProcess } from '../support/site-process.ts'
import { writeResults } from './results.ts'
import { runCommand } from './run-command.ts'
import { median, spread } from './statistics.ts'
import { installTools } from './tools.ts'
import { wrkVersion } from './versions.ts'
import { sendJson, signInTo } from '../support/calls.ts'

const rounds = 5
const seconds = 2
const connections = [1, 64]
const paths = ['/aboutus', '/licenses', '/blog']

await installTools()
const settings = { LOG_LEVEL: 'warn' }
const [built, published] = await Promise.all([startProcess({ settings }), startProcess({ settings })])
await publishNotice(published)

const rows: string[][] = []
for (const path of paths)
  for (const count of connections) {
    const rates = { built: [0], published: [0] }
    for (let round = 0; round <= rounds; round++) {
      const [before, after] = [await load(built, path, count), await load(published, path, count)]
      // The first round warms up.
      if (round === 0) continue
      rates.built.push(before)
      rates.published.push(after)
    }
    const [plain, changed] = [rates.built.slice(1), rates.published.slice(1)]
    rows.push([
      path,
      String(count),
      median(plain).toFixed(0),
      median(changed).toFixed(0),
      (median(changed) / median(plain)).toFixed(2),
      `${Math.round(100 * spread(changed))} %`,
    ])
  }
await writeResults('publishing', {
  title: 'Pages with published text',
  intro:
    'Requests per second for a page with published text, compared with the same page as it was built, in the same run. ' +
    'The page with published text is longer by the notice.',
  versions: [await wrkVersion()],
  head: ['page', 'connections', 'built', 'published', 'ratio', 'spread'],
  rows,
})
await Promise.all([built.remove(), published.remove()])

async function publishNotice({ url }: SiteProcess) {
  const { headers } = await signInTo(url)
  const send = async (method: string, path: string, body: object) => {
    const answer = await sendJson(method, url + path, body, headers)
    if (!answer.ok) throw new Error(`${path} answered ${answer.status}`)
    return answer.json()
  }
  const items = '/api/admin/publications'
  const { id } = z.object({ id: z.string() }).parse(await send('POST', items, { kind: 'notice' }))
  const draft = { ...emptyNotice, text: 'Our shops are closed on Friday for Eid.' }
  await send('PUT', `${items}/${id}/draft`, { revision: 0, draft })
  await send('POST', `${items}/${id}/versions`, { revision: 1, effectiveAt: null })
}

async function load({ url }: SiteProcess, path: string, count: number): Promise<number> {
  const args = ['-t1', `-c${count}`, `-d${seconds}s`, '--timeout=10s', '-HAccept-Encoding: br, gzip', url + path]
  const said = await runCommand('wrk', args)
  if (/Non-2xx/.test(said)) throw new Error(`${path} failed under load:\n${said}`)
  return Number(/Requests\/sec:\s+([\d.]+)/.exec(said)?.[1])
}
