import { once } from 'node:events'
import type { Socket } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import { expect, test as base } from 'vitest'
import { isLongRun } from '../../support/fault-rounds.ts'
import { inquiryCall } from '../../support/lead.ts'
import { formHead, openRaw, textPart } from '../../support/raw-request.ts'
import { startProcess, type SiteProcess } from '../../support/site-process.ts'
import { started } from '../support/started.ts'

const test = base.extend<{ site: SiteProcess }>({
  site: started(() => startProcess({ settings: isLongRun ? {} : { REQUEST_SECONDS: '5', UPLOAD_STALL_SECONDS: '6' } })),
})

/** The number of concurrent clients. A long run uses the site's default timeouts. */
const crowd = isLongRun ? 300 : 50

const post = (path: string, type: string) =>
  `POST ${path} HTTP/1.1\r\nHost: x\r\nContent-Type: ${type}\r\nContent-Length: 50000\r\n\r\n`

/** What each kind sends first, whether it then sends a byte a second or nothing, and how long that may last. */
const kinds = [
  { name: 'headers that drip', start: 'GET / HTTP/1.1\r\nX-Slow: ', drip: 'x', seconds: 20 },
  { name: 'headers that stall', start: 'GET / HTTP/1.1\r\nHost: x\r\n', drip: '', seconds: 20 },
  { name: 'nothing at all', start: '', drip: '', seconds: 20 },
  { name: 'a call that drips', start: post(inquiryCall, 'application/json'), drip: ' ', seconds: 30 },
  { name: 'a call that stalls', start: post('/api/admin/login', 'application/json'), drip: '', seconds: 30 },
  { name: 'a form that stalls', start: post('/ngo', 'application/x-www-form-urlencoded'), drip: '', seconds: 30 },
  {
    name: 'a page with a body',
    start: 'GET / HTTP/1.1\r\nHost: x\r\nContent-Length: 9\r\n\r\n',
    drip: '',
    seconds: 30,
  },
  {
    name: 'a chunk that drips',
    start: 'POST /nothing HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\n999\r\n',
    drip: 'x',
    seconds: 30,
  },
  {
    name: 'an upload that stalls',
    start: formHead('/api/applications', 9e6) + textPart('firstName', 'x'.repeat(50_000)),
    drip: '',
    seconds: 30,
  },
  { name: 'an upload that drips', start: formHead('/api/applications', 9e6), drip: 'x', seconds: 30 },
]

test(`${crowd} slow clients of each of ${kinds.length} kinds are disconnected in time, while pages are served`, async ({
  site,
}) => {
  const read = () => Promise.all(['/', '/career', '/api/jobs'].map((path) => fetch(site.url + path)))
  await read()
  const late: string[] = []
  const open = new Set<Socket>()
  const hold = async ({ name, start, drip, seconds }: (typeof kinds)[number]) => {
    const { socket, ended } = openRaw(site.url)
    open.add(socket)
    socket.write(start)
    const dripping = setInterval(() => drip && socket.write(drip), 1_000)
    const tooLate = setTimeout(() => late.push(name), seconds * 1_000)
    await ended
    clearInterval(dripping)
    clearTimeout(tooLate)
    open.delete(socket)
  }
  const connections: Promise<void>[] = []
  for (const kind of kinds) {
    connections.push(...Array.from({ length: crowd }, () => hold(kind)))
    // All at once, some would wait for the system to accept them, and those that send nothing would never learn of it.
    await Promise.all([...open].filter((socket) => socket.connecting).map((socket) => once(socket, 'connect')))
  }
  let answeredMeanwhile = 0
  while (open.size > 0) {
    const answers = await read()
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
    if (open.size > 0) answeredMeanwhile += 1
    await pause(200)
  }
  await Promise.all(connections)
  expect([...new Set(late)]).toEqual([])
  expect(answeredMeanwhile).toBeGreaterThan(0)
})
