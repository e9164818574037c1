import { inquiry, inquiryCall } from '../../support/lead.ts'
import { listJobs } from '../support/queue-jobs.ts'
import { anotherAdmin, firstAdmin } from '../support/admin.ts'
import { test } from '../support/mailed-site.ts'
import { expect, startTestSite, type TestSite } from '../support/site.ts'

/** Reports of missing money that were due some days ago; spam and what is due today are not overdue. */
async function fill(site: TestSite) {
  for (const name of ['First', 'Second', 'Spam', 'Today'])
    await site.post(inquiryCall, { ...inquiry, name, LEADCF163: 'Remittance Status' })
  await site.pool.query(`update leads set due_on = current_date - 3`)
  await site.pool.query(`update leads set state = 'spam' where name = 'Spam'`)
  await site.pool.query(`update leads set due_on = current_date + 1 where name = 'Today'`)
}

/** As if it were the next day. */
const nextDay = (site: TestSite) => site.pool.query(`update overdue_mail set day = day - 1`)

test('[LEAD-4] owners are emailed about overdue reports: one email a day, once for each step, from one instance', async ({
  site,
  mail,
}) => {
  const owner = await firstAdmin(site)
  await anotherAdmin(site, owner, 'sahra.ali', 'leads')
  await site.pool.query(`update admins set email = split_part(username, '.', 1) || '@mail.example'`)
  await fill(site)
  /** Two instances that start, which is also a restart. */
  const collect = async () => {
    const settings = { ...mail.settings, DATABASE_URL: site.databaseUrl }
    const others = await Promise.all([startTestSite(settings), startTestSite(settings)])
    await Promise.all(others.map((other) => other.get('/readyz')))
  }
  const letters = () =>
    mail
      .mailsTo('nimo@mail.example')
      .filter((one) => one.includes('overdue'))
      .map((one) => one.replaceAll('=\r\n', ''))
  const jobs = async () =>
    (await listJobs(site.pool, 'deliver-account')).filter(({ data }) => 'kind' in data && data.kind === 'overdue')
      .length

  await collect()
  await expect.poll(letters, { timeout: 15_000 }).toHaveLength(1)
  expect(letters()[0]).toContain('Subject: 2 reports of missing money are overdue at Tumari')
  expect(letters()[0]).toMatch(/Lead [0-9a-f]{8}: the decision was due by [A-Z][a-z]+ \d+, \d{4}/)
  expect(letters()[0]).not.toMatch(/First|Second|Amina|amina@/)
  expect(mail.mailsTo('sahra@mail.example')).toEqual([])

  // The same day, another one; and the day after, nothing new but that one, which is at its next step.
  await site.pool.query(
    `update leads set decided_on = current_date - 9, due_on = current_date - 2 where name = 'Second'`,
  )
  await collect()
  expect(await jobs()).toBe(1)
  await nextDay(site)
  await collect()
  await expect.poll(letters, { timeout: 15_000 }).toHaveLength(2)
  expect(letters()[1]).toContain('Subject: A report of missing money is overdue at Tumari')
  expect(letters()[1]).toContain('the sender should have been told by')
  await nextDay(site)
  await collect()
  expect(await jobs()).toBe(2)
})
