import { z } from 'zod'
import { longDate } from '../../app/text/long-date.ts'
import { brand } from '../../content/brand/company.ts'
import { dayIn } from '../../contract/business-days.ts'
import { ApplicationPage } from '../../contract/desk-applications.ts'
import { applicationForm } from '../../support/application-form.ts'
import { test } from '../support/admin.ts'
import { answerOf, expect, type TestSite } from '../support/site.ts'

const Sent = z.object({ reference: z.string(), statusPath: z.string() })

const send = (site: TestSite, changes = {}) =>
  answerOf(Sent, site.postForm('/api/applications', applicationForm(changes)))

const take = (site: TestSite, path: string, step: string) =>
  fetch(site.url + path, {
    method: 'POST',
    redirect: 'manual',
    headers: { origin: site.url, 'content-type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams({ step }),
  })

const read = async (site: TestSite, path: string) => (await site.get(path)).text()

test('[HIRE-11] the private link shows the status in plain words and what was received, and is stored as a hash only', async ({
  site,
}) => {
  const { reference, statusPath } = await send(site)
  const answer = await site.get(statusPath)
  expect(answer.status).toBe(200)
  expect(answer.headers.get('cache-control')).toBe('no-store')
  expect(answer.headers.get('referrer-policy')).toBe('strict-origin')
  expect(answer.headers.get('x-robots-tag')).toContain('noindex')
  const html = await answer.text()
  for (const text of [reference, 'We have your application', 'resume.pdf', 'cover letter.pdf', 'Withdraw application'])
    expect(html).toContain(text)
  expect(html, 'no answers').not.toContain('Three years of alert reviews')
  const secret = statusPath.split('/').at(-1) ?? ''
  expect(secret).toMatch(/^[\w-]{43}$/)
  const { rows } = await site.pool.query('select * from applicant_links')
  expect(JSON.stringify(rows)).not.toContain(secret)
  await expect.poll(() => site.logged.join('')).toContain('/application-status/…')
  expect(site.logged.join('')).not.toContain(secret)

  for (const wrong of [
    `${statusPath.slice(0, -1)}_`,
    '/application-status/x',
    `/application-status/${rows[0]?.hash}`,
  ]) {
    const missing = await site.get(wrong)
    expect(missing.status, wrong).toBe(404)
    expect(await missing.text(), wrong).toContain('This link does not work')
  }
  await site.pool.query(`update applications set created_at = '2026-11-18T02:00:00Z'`)
  expect(await read(site, statusPath), 'the day at the company').toContain(
    longDate(dayIn(brand.timeZone, new Date('2026-11-18T02:00:00Z'))),
  )
  await site.pool.query(`update applications set stage = 'declined'`)
  const declined = await read(site, statusPath)
  expect(declined).toContain('We have decided not to move forward with your application')
  expect(declined, 'a decided application').not.toContain('Withdraw application')
})

test('[HIRE-11] an applicant withdraws and asks for erasure; the desk keeps it with a reason or erases it, and the link says so', async ({
  site,
  admin,
}) => {
  const { statusPath } = await send(site)
  const list = async () => (await answerOf(ApplicationPage, admin.get('/api/applications'))).data[0]
  const before = await list()
  expect(before).toMatchObject({ stage: 'new', erasureRequestedAt: null })
  const id = before?.id ?? ''

  for (const attempt of ['first', 'repeated']) {
    const answer = await take(site, statusPath, 'withdraw')
    expect([answer.status, answer.headers.get('location')], attempt).toEqual([303, statusPath])
    await take(site, statusPath, 'erase')
  }
  expect((await take(site, statusPath, 'hire me')).status).toBe(303)
  const html = await read(site, statusPath)
  expect(html).toContain('You withdrew your application')
  expect(html).toContain('You asked us to erase this application on')
  expect(html).not.toContain('<form')
  expect(await list()).toMatchObject({ stage: 'withdrawn', erasureRequestedAt: expect.any(String) })
  const trail = await answerOf(
    z.object({ history: z.array(z.object({ action: z.string(), who: z.null(), address: z.string() })) }),
    admin.get(`/api/applications/${id}/trail`),
  )
  expect(trail.history.map(({ action }) => action)).toEqual(['erasure-requested', 'application-withdrawn'])
  expect(new Set(trail.history.map(({ address }) => address))).toEqual(new Set(['']))

  const refuse = (reason: string) => admin.send('PUT', `/api/applications/${id}/erasure-refusal`, { reason })
  const openRequests = async () => {
    const answer = await admin.get('/api/applications?erasure=requested')
    return ApplicationPage.parse(await answer.json()).data.length
  }
  expect((await refuse('we like it')).status).toBe(422)
  expect(await openRequests()).toBe(1)
  expect((await refuse('law')).status).toBe(204)
  expect((await refuse('law')).status, 'it is settled').toBe(409)
  expect(await openRequests()).toBe(0)
  expect(await site.count(`audit_entries where action = 'erasure-refused' and detail->>'reason' = 'law'`)).toBe(1)
  expect(await read(site, statusPath)).toContain('The law requires us to keep applications for one year.')
  await take(site, statusPath, 'erase')
  expect(await openRequests(), 'asked again').toBe(1)

  await admin.post(`/api/applications/${id}/erasure`, { reason: 'asked', name: 'Yusuf' })
  const erased = await site.get(statusPath)
  expect(erased.status).toBe(200)
  expect(await erased.text()).toContain('This application has been erased')
  expect((await take(site, statusPath, 'withdraw')).status).toBe(303)
})

test('[HIRE-11] another site cannot withdraw, and a secret is not kept as the page where a visit began', async ({
  site,
}) => {
  const { statusPath } = await send(site)
  const forged = await fetch(site.url + statusPath, {
    method: 'POST',
    redirect: 'manual',
    headers: { origin: 'https://elsewhere.example', 'content-type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams({ step: 'withdraw' }),
  })
  expect(forged.status).toBe(403)
  expect(await read(site, statusPath)).toContain('Withdraw application')
  await send(site, { origin: `landing=${encodeURIComponent(statusPath)}&utm_source=radio` })
  const { rows } = await site.pool.query<{ origin: unknown }>(
    'select origin from applications where origin is not null',
  )
  expect(rows).toEqual([{ origin: { source: 'radio' } }])
})
