import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test as base } from 'vitest'
import { applicationForm } from '../../support/application-form.ts'
import { sendBigApplication } from '../../support/big-upload.ts'
import { inquiry, inquiryCall } from '../../support/lead.ts'
import { startLeadLoad } from '../support/lead-load.ts'
import { queryOf, startProcess } from '../../support/site-process.ts'
import { canHaveSmallDisks, startOnSmallDisks, type SmallSite } from '../support/small-disk.ts'
import { postJson } from '../../support/calls.ts'
import { using } from '../support/using.ts'

const test = base.extend<{ small: SmallSite }>({
  small: async ({}, use) => {
    const small = await startOnSmallDisks({
      APPLICATION_LIMIT_PER_HOUR: '1000',
      LEAD_LIMIT_PER_MINUTE: '1000000',
      // Half of the files disk; the default reserve is far larger than the disk.
      MIN_FREE_DISK_MB: '24',
    })
    await use(small)
    await small.site.remove()
  },
})

/** The database is on the site's own disk, so its socket is reached through the site's mount namespace. */
const query = <Row extends object>({ site }: SmallSite, statement: string) =>
  queryOf<Row>(`/proc/${site.pid}/root${site.dataDir}`, statement)

const apply = ({ site }: SmallSite) =>
  fetch(`${site.url}/api/applications`, {
    method: 'POST',
    body: applicationForm({ coverLetter: new File(['%PDF-1.7\n', 'x'.repeat(300_000)], 'letter.pdf') }),
  })

const inquire = ({ site }: SmallSite) => postJson(site.url + inquiryCall, inquiry)

/** Each file belongs to an application, and each application has its files. */
async function expectCompleteApplications(small: SmallSite, applications: number) {
  const kept = await query<{ key: string }>(small, `select key from files where state = 'kept'`)
  expect(await query(small, 'select id from applications')).toHaveLength(applications)
  expect(kept).toHaveLength(applications * 3)
  expect((await small.listFiles()).toSorted()).toEqual(kept.map(({ key }) => key).toSorted())
}

/** Works on any system: limits files to this many blocks of 512 or 1024 bytes. */
const noLargeFiles = ['sh', '-c', 'ulimit -f 40000; exec "$@"', 'sh']

base('a file that cannot be written completely is refused with a clear message and leaves nothing', async () => {
  const site = await using(startProcess({ through: noLargeFiles }))
  const refused = await sendBigApplication(site.url, 60 * 1024 * 1024)
  expect(refused.status).toBe(503)
  expect((await sendBigApplication(site.url, 1024 * 1024)).status).toBe(201)
  expect(await readdir(join(site.dataDir, 'files'))).toHaveLength(4)
})

test.runIf(canHaveSmallDisks())(
  'a full or read-only file store and a full database disk: refused with a clear message, nothing lost',
  async ({ small }) => {
    const faults = [
      { cause: small.files.fill, end: small.files.clear },
      { cause: () => small.files.setWritable(false), end: () => small.files.setWritable(true) },
    ]
    expect((await apply(small)).status).toBe(201)
    // There is room for both, but not in addition to the reserve, with or without a declared length.
    for (const [megabytes, isDeclared] of [
      [30, true],
      [40, false],
    ] as const) {
      const tooMuch = await sendBigApplication(small.site.url, megabytes * 1024 * 1024, { isDeclared })
      expect(tooMuch).toEqual({ status: 503, body: expect.stringContaining('There is no room for files') })
      await expectCompleteApplications(small, 1)
    }
    for (const [number, { cause, end }] of faults.entries()) {
      await cause()
      const refused = await apply(small)
      expect(refused.status).toBe(503)
      expect(refused.headers.get('retry-after')).toBe('30')
      expect((await inquire(small)).status).toBe(201)
      expect((await fetch(`${small.site.url}/readyz`)).status).toBe(200)
      await end()
      expect((await apply(small)).status).toBe(201)
      await expectCompleteApplications(small, number + 2)
    }
    await expectToSurviveFullDatabase(small)
  },
)

/** Pages are served, nothing acknowledged is lost, and the site recovers by itself. */
async function expectToSurviveFullDatabase(small: SmallSite) {
  const load = startLeadLoad(small.site.url)
  await expect.poll(() => load.acknowledged.length, { timeout: 60_000 }).toBeGreaterThan(100)
  await small.data.fill()
  await expect.poll(() => load.refused.get(503) ?? 0, { timeout: 120_000 }).toBeGreaterThan(20)
  expect((await fetch(`${small.site.url}/Compliance`)).status).toBe(200)
  await small.data.clear()
  const before = load.acknowledged.length
  await expect.poll(() => load.acknowledged.length, { timeout: 120_000 }).toBeGreaterThan(before + 100)
  await load.stop()
  expect([...load.refused.keys()]).toEqual([503])
  const leads = await query<{ email: string }>(small, 'select email from leads')
  const kept = new Set(leads.map(({ email }) => email))
  expect(load.acknowledged.filter((email) => !kept.has(email))).toEqual([])
  expect(await query(small, 'select 1 from consents')).toHaveLength(leads.length)
}
