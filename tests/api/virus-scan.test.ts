import { Readable } from 'node:stream'
import { afterAll, beforeAll, test } from 'vitest'
import { createScanner } from '../../server/ports/virus-scanner.ts'
import { applicationForm, careerForm, pdf, careerCall } from '../../support/application-form.ts'
import { longestStream, startClamd, startFakeClamd, type Clamd } from '../support/clamd.ts'
import { freePort } from '../../support/port.ts'
import { expectNothingStored } from '../support/nothing-stored.ts'
import { virusTestFile } from '../support/sample-files.ts'
import { expect, startTestSite } from '../support/site.ts'

const path = '/api/applications'
const infected = new File([virusTestFile], 'letter.txt')

let clamd: Clamd
beforeAll(async () => {
  clamd = await startClamd()
})
afterAll(() => clamd.stop())

test('[API-9] with a scanner an infected file is refused and audited, and a clean one is accepted', async () => {
  const metricsPort = await freePort()
  const site = await startTestSite({ CLAMAV: clamd.address, METRICS_PORT: String(metricsPort) })
  const answer = await site.postForm(path, applicationForm({ coverLetter: infected }))
  expect(answer.status).toBe(422)
  expect(await answer.json()).toMatchObject({ error: expect.stringMatching(/“letter\.txt” was rejected .* virus/) })
  expect((await site.postForm(careerCall, careerForm({ resume: infected }))).status).toBe(422)
  await expectNothingStored(site)
  const { rows } = await site.pool.query(
    `select detail, address from audit_entries where action = 'file-infected' order by id`,
  )
  expect(rows).toEqual([
    { detail: { role: 'coverLetter', found: 'Standard-Test-File.UNOFFICIAL' }, address: '127.0.0.1' },
    { detail: { role: 'resume', found: 'Standard-Test-File.UNOFFICIAL' }, address: '127.0.0.1' },
  ])
  const metrics = await (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text()
  expect(metrics).toContain('uploads_refused_total{reason="infected"} 2')

  const almostTooLong = new File([pdf(), Buffer.alloc(longestStream - pdf().length)], 'certificates.pdf')
  expect((await site.postForm(path, applicationForm({ certificationsFile: almostTooLong }))).status).toBe(201)
  expect(await site.count(`files where state = 'kept'`)).toBe(4)
})

test('[API-9] while the scanner is down, uploads are a 503 and nothing is accepted unscanned', async () => {
  const site = await startTestSite({ CLAMAV: `127.0.0.1:${await freePort()}` })
  const answer = await site.postForm(careerCall, careerForm())
  expect(answer.status).toBe(503)
  expect(answer.headers.get('retry-after')).toBe('30')
  await expectNothingStored(site)
})

const verdict = ({ address }: Clamd, bytes: number) => {
  const [host = '', port] = address.split(':')
  const scan = createScanner({ host, port: Number(port), seconds: 1 })
  return scan(Readable.from([Buffer.alloc(bytes)], { objectMode: false }))
}

test('a scanner that hangs, sends garbage, quits, or is over its limit gives no verdict', async () => {
  const fakes = await Promise.all([
    startFakeClamd(() => undefined),
    startFakeClamd(() => 'HTTP/1.1 400 Bad Request\r\n\r\nstream: OK\0'),
    startFakeClamd(() => 'x'.repeat(100_000)),
    startFakeClamd(() => ''),
  ])
  for (const fake of fakes) await expect(verdict(fake, 10)).rejects.toThrow(/no verdict|aborted/)
  await expect(verdict(clamd, longestStream)).resolves.toBeUndefined()
  await expect(verdict(clamd, 2 * longestStream)).rejects.toThrow(/no verdict|ECONNRESET|EPIPE/)
  await Promise.all(fakes.map((fake) => fake.stop()))
})
