import { setTimeout as pause } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { OpenedPublication } from '../../contract/publication.ts'
import { emptyNotice } from '../../contract/site-notice.ts'
import { isLongRun } from '../../support/fault-rounds.ts'
import { freePort } from '../../support/port.ts'
import { startProcess, type SiteProcess } from '../../support/site-process.ts'
import { startBalancer } from '../support/balancer.ts'
import { startOwnPostgres } from '../support/own-postgres.ts'
import { postJson, sendJson, signInTo } from '../../support/calls.ts'

/** Three rounds kill each instance once, and none once. */
const rounds = isLongRun ? 100 : 3
const readEveryMs = isLongRun ? 20 : 100
const page = '/aboutus'

/** The line of a round, which is the first and the last thing in its notice. */
const textOf = (round: number) => `Round ${round} begins. Our shops are closed today. Round ${round} ends.`

/** The round that a page shows; fails if it shows half of one. */
function roundOf(html: string): number {
  expect(html.endsWith('</html>')).toBe(true)
  const [begun, ended] = [/Round (\d+) begins/.exec(html)?.[1], /Round (\d+) ends/.exec(html)?.[1]]
  expect(begun).toBe(ended)
  return Number(begun ?? 0)
}

/** Requests the page again and again; of one instance, no answer may show less than the one before. */
function watch(url: () => string, isInstance = true) {
  let shown = 0
  const stop = new AbortController()
  const seen = new Map<number, number>()
  const work = async () => {
    while (!stop.signal.aborted) {
      const html = await fetch(url() + page, { signal: AbortSignal.timeout(5_000) }).then(
        (answer) => (answer.status === 200 ? answer.text() : undefined),
        () => undefined,
      )
      if (html !== undefined) {
        const round = roundOf(html)
        if (isInstance) expect(round).toBeGreaterThanOrEqual(shown)
        if (!seen.has(round)) seen.set(round, Date.now())
        shown = round
      }
      await pause(readEveryMs)
    }
  }
  const ended = work()
  return {
    shown: () => shown,
    seenAt: (round: number) => seen.get(round) ?? Infinity,
    end: () => {
      stop.abort()
      return ended
    },
  }
}

test('[PUB-1] what is published appears on two instances behind a balancer, whole and never older, while they are killed', async () => {
  await using parts = new AsyncDisposableStack()
  const postgres = await startOwnPostgres()
  parts.defer(postgres.remove)
  const ports = [await freePort(), await freePort()] as const
  const start = (index: 0 | 1) =>
    startProcess({ settings: { ...postgres.settings, PORT: String(ports[index]), TRUST_PROXY: 'true' } })
  const sites: [SiteProcess, SiteProcess] = await Promise.all([start(0), start(1)])
  parts.defer(async () => void (await Promise.all(sites.map((site) => site.remove()))))
  const balancer = await startBalancer([sites[0].url, sites[1].url])
  parts.defer(balancer.stop)

  const { headers } = await signInTo(balancer.url)
  const items = `${balancer.url}/api/admin/publications`
  const { id } = z.object({ id: z.string() }).parse(await (await postJson(items, { kind: 'notice' }, headers)).json())
  const open = async () => OpenedPublication.parse(await (await fetch(`${items}/${id}`, { headers })).json())

  /** Publishes a round, however often an instance is killed in the meantime. */
  const publish = async (round: number): Promise<void> => {
    const { revision, saved } = await open()
    if (saved?.['text'] === textOf(round)) return
    const draft = { ...emptyNotice, text: textOf(round) }
    await sendJson('PUT', `${items}/${id}/draft`, { revision, draft }, headers)
    await postJson(`${items}/${id}/versions`, { revision: revision + 1, effectiveAt: null }, headers)
  }
  const publishedText = async (round: number) => {
    await publish(round).catch(() => undefined)
    return open().then(
      ({ saved }) => saved?.['text'],
      () => undefined,
    )
  }

  const watchers = [watch(() => sites[0].url), watch(() => sites[1].url)] as const
  const behind = watch(() => balancer.url, false)
  const waits: number[] = []
  for (let round = 1; round <= rounds; round++) {
    const victim = round % 3 === 0 ? undefined : round % 2 === 0 ? 0 : 1
    const killed =
      victim === undefined
        ? Promise.resolve()
        : pause(Math.random() * 200)
            .then(() => sites[victim].stop('SIGKILL'))
            .then(() => sites[victim].remove())
            .then(async () => void (sites[victim] = await start(victim)))
    await expect.poll(() => publishedText(round), { timeout: 60_000, interval: 50 }).toBe(textOf(round))
    const published = Date.now()
    await killed
    for (const watcher of [...watchers, behind])
      await expect.poll(watcher.shown, { timeout: 60_000, interval: 20 }).toBe(round)
    // An instance that was killed counts from when the other shows it; its start is not part of publishing.
    const alive = watchers.filter((_, index) => index !== victim)
    waits.push(Math.max(...alive.map((watcher) => watcher.seenAt(round)), behind.seenAt(round)) - published)
  }
  await Promise.all([...watchers, behind].map((watcher) => watcher.end()))
  const p95 = waits.toSorted((one, other) => one - other)[Math.ceil(waits.length * 0.95) - 1] ?? Infinity
  // `npm test` shares the machine with other tests, so that its times say little.
  if (isLongRun) expect(p95).toBeLessThan(10_000)
  console.log(`Published text appeared everywhere: p95 ${p95} ms in ${rounds} rounds`)
})
