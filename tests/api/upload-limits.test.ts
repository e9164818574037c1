import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { test } from 'vitest'
import { applicationForm, careerForm, pdf, careerCall } from '../../support/application-form.ts'
import { freePort } from '../../support/port.ts'
import { boundary, openRaw } from '../../support/raw-request.ts'
import { expect, startTestSite } from '../support/site.ts'

const calls = [
  ['/api/applications', applicationForm],
  [careerCall, careerForm],
] as const

test('[API-9] an upload from another site’s page is refused; programs and our own pages are not', async () => {
  const site = await startTestSite({ PUBLIC_URL: 'https://www.site.example' })
  for (const [path, form] of calls) {
    for (const headers of [
      { origin: 'https://evil.example' },
      { origin: 'null' },
      { origin: 'https://www.site.example.evil.example' },
      { 'sec-fetch-site': 'cross-site' },
      { 'sec-fetch-site': 'same-site' },
    ]) {
      const answer = await site.postForm(path, form(), headers)
      expect(answer.status, JSON.stringify(headers)).toBe(403)
    }
  }
  expect(await site.count('files')).toBe(0)
  for (const headers of [
    {},
    { origin: 'https://www.site.example', 'sec-fetch-site': 'same-origin' },
    { origin: site.url },
    { 'sec-fetch-site': 'none' },
  ]) {
    expect((await site.postForm(calls[1][0], careerForm(), headers)).status, JSON.stringify(headers)).toBe(201)
  }
})

test('[API-9] a form whose declared length is over the limit is a 413 before any of it arrives', async () => {
  // Waiting for the body would take longer than the test may.
  const site = await startTestSite({ MAX_UPLOAD_MB: '1', UPLOAD_STALL_SECONDS: '1000' })
  for (const [path] of calls) {
    const { socket, answer } = openRaw(site.url)
    socket.write(
      `POST ${path} HTTP/1.1\r\nHost: localhost\r\nContent-Length: 100000000\r\n` +
        `Content-Type: multipart/form-data; boundary=${boundary}\r\n\r\n`,
    )
    await expect.poll(() => answer().status).toBe(413)
    expect(answer().text).toContain('File size exceeds 1MB')
    socket.destroy()
  }
})

test('uploads that would leave too little disk space are a 503 with a metric, and leads are still accepted', async () => {
  const metricsPort = await freePort()
  const site = await startTestSite({ MIN_FREE_DISK_MB: '1000000000', METRICS_PORT: String(metricsPort) })
  const answer = await site.postForm('/api/applications', applicationForm())
  expect(answer.status).toBe(503)
  expect(answer.headers.get('retry-after')).toBe('30')
  expect(await answer.json()).toMatchObject({ error: expect.stringContaining('no room') })
  expect(await readdir(join(site.dataDir, 'files'))).toEqual([])
  const metrics = await (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text()
  expect(metrics).toContain('uploads_refused_total{reason="disk"} 1')
})

test('one network has a daily upload limit; refused and repeated uploads do not count', async () => {
  const site = await startTestSite({ UPLOAD_MB_PER_DAY: '2', TRUST_PROXY: 'true' })
  const resume = new File([pdf(), Buffer.alloc(700 * 1024)], 'resume.pdf')
  const send = (form: FormData, address: string, key: string) =>
    site.postForm(careerCall, form, { 'x-forwarded-for': address, 'idempotency-key': key })
  for (const status of [422, 422, 422, 422]) {
    expect((await send(careerForm({ resume, name: '' }), '203.0.113.7', 'refused')).status).toBe(status)
  }
  expect((await send(careerForm({ resume }), '203.0.113.7', 'first')).status).toBe(201)
  expect((await send(careerForm({ resume }), '203.0.113.7', 'first')).status).toBe(200)
  expect((await send(careerForm({ resume }), '203.0.113.7', 'second')).status).toBe(201)
  const third = await send(careerForm({ resume }), '203.0.113.7', 'third')
  expect(third.status).toBe(429)
  expect(Number(third.headers.get('retry-after'))).toBeGreaterThan(86_000)
  expect((await send(careerForm(), '203.0.113.7', 'small')).status).toBe(201)
  expect((await send(careerForm({ resume }), '198.51.100.7', 'elsewhere')).status).toBe(201)
  // A day later.
  await site.pool.query(`update limits set expire = 0`)
  expect((await send(careerForm({ resume }), '203.0.113.7', 'third')).status).toBe(201)
})
