import { PublicationVersion, RenderedPage, VersionContent } from '../../contract/publication.ts'
import { problemKey, severities } from '../../contract/checks/problem.ts'
import { emptyNotice, type NoticeDraft } from '../../contract/site-notice.ts'
import { anotherAdmin, firstAdmin, outcomeOf, test, type SignedIn } from '../support/admin.ts'
import { badTexts } from '../support/bad-edits.ts'
import { startMailServer } from '../support/mail-server.ts'
import {
  begin,
  checkDraft,
  open,
  publications,
  publish as publishDraft,
  save,
  withdraw,
} from '../support/publishing.ts'
import { answerOf, expect, startTestSite } from '../support/site.ts'
import { using } from '../support/using.ts'

const kind = 'notice'

const tryToPublish = (by: SignedIn, id: string, notice: Partial<NoticeDraft>, accepted?: string[]) =>
  publishDraft(by, id, { ...emptyNotice, ...notice }, accepted)

const publish = (...given: Parameters<typeof tryToPublish>): Promise<PublicationVersion> =>
  answerOf(PublicationVersion, tryToPublish(...given))

/** What the menu of the desk counts. */
const waitingFor = async (by: SignedIn) => {
  const info: { counts: { publications: number } } = await (await by.get('/api/admin/desk')).json()
  return info.counts.publications
}

const decide = (by: SignedIn, id: string, version: number, how: 'approval' | 'refusal', body?: object) =>
  by.post(`${publications}/${id}/versions/${version}/${how}`, body)

/** One edit for each check; those of a long text are too long for a notice. */
const oneOfEach = [...new Map(badTexts.map((edit) => [edit.check, edit])).values()].filter(
  ({ check }) => check !== 'grade_high',
)

test('[PUB-6] what each check finds keeps a text from visitors, until it is corrected, accepted, or approved', async ({
  site,
}) => {
  const nimo = await firstAdmin(site)
  const hodan = await anotherAdmin(site, nimo, 'hodan.ali', 'publisher')
  const id = await begin(hodan, { kind })
  // The one that texts with a poor description show.
  await site.pool.query(`insert into pictures (hash) values ('0123456789abcdef0123')`)
  const outcomes: Record<string, string[]> = { stops: [], warns: [], 'needs-approval': [] }
  for (const { check, text } of oneOfEach) {
    const answer = await tryToPublish(hodan, id, { text })
    const outcome = answer.ok
      ? PublicationVersion.parse(await answer.json()).state
      : (await outcomeOf(answer)).join(' ')
    outcomes[severities[check]]?.push(outcome)
  }
  expect(new Set(outcomes['stops'])).toEqual(new Set(['422 publication.checks_failed']))
  expect(new Set(outcomes['warns'])).toEqual(new Set(['422 publication.not_accepted']))
  expect(outcomes['needs-approval']).toEqual(['waiting'])
  expect(await site.count('publication_versions where effective_at is not null')).toBe(0)
})

test('[PUB-6] a notice about trouble waits for a second person as soon as there is one', async ({ site }) => {
  const nimo = await firstAdmin(site)
  const id = await begin(nimo, { kind })
  const trouble = { topic: 'trouble', text: 'Payout in Kenya is slow today.' } as const
  expect(await publish(nimo, id, trouble)).toMatchObject({ state: 'current', waitsFor: null })

  const hodan = await anotherAdmin(site, nimo, 'hodan.ali', 'publisher')
  await anotherAdmin(site, nimo, 'peter.olson', 'hiring')
  const waiting = await publish(nimo, id, { ...trouble, text: 'Payout in Kenya has stopped.' })
  expect(waiting).toMatchObject({ state: 'waiting', waitsFor: 'second-person', approvedBy: null })
  expect(await (await site.get('/')).text()).not.toContain('has stopped')
  expect(await outcomeOf(decide(nimo, id, waiting.id, 'approval'))).toEqual([409, 'publication.own_version'])
  expect([await waitingFor(nimo), await waitingFor(hodan)]).toEqual([0, 1])

  const approved = await decide(hodan, id, waiting.id, 'approval')
  expect(await approved.json()).toMatchObject({ state: 'current', by: 'nimo.warsame', approvedBy: 'hodan.ali' })
  expect(await (await site.get('/')).text()).toContain('Payout in Kenya has stopped.')
  expect(await outcomeOf(decide(hodan, id, waiting.id, 'approval'))).toEqual([409, 'publication.not_waiting'])

  const holiday = await publish(nimo, await begin(nimo, { kind }), {
    topic: 'holiday',
    text: 'We are closed for Eid.',
  })
  expect(holiday.state).toBe('current')
  // Neither by another topic nor by withdrawing it does one person hide it.
  const calm = { topic: 'information', text: 'All is well.' } as const
  await save(hodan, id, { ...emptyNotice, ...calm })
  expect(await checkDraft(hodan, id)).toMatchObject({ waitsFor: 'second-person' })
  expect(await publish(hodan, id, calm)).toMatchObject({ state: 'waiting', waitsFor: 'second-person' })
  const withdrawal = PublicationVersion.parse(await (await withdraw(hodan, id)).json())
  expect(withdrawal).toMatchObject({ state: 'waiting', isWithdrawal: true })
  expect((await decide(nimo, id, withdrawal.id, 'approval')).status).toBe(200)
  const { rows } = await site.pool.query(`select detail->>'title' as title from audit_entries order by id desc limit 2`)
  expect(rows).toEqual([{ title: 'Payout in Kenya has stopped.' }, { title: 'Payout in Kenya has stopped.' }])
})

test('[PUB-6] what waits for a second person is not stuck when there is none anymore: its author cancels it, and publishes it alone', async ({
  site,
}) => {
  const nimo = await firstAdmin(site)
  const hodan = await anotherAdmin(site, nimo, 'hodan.ali', 'publisher')
  const id = await begin(nimo, { kind })
  const trouble = { topic: 'trouble', text: 'Payout in Kenya is slow today.' } as const
  const waiting = await publish(nimo, id, trouble)
  expect(waiting).toMatchObject({ state: 'waiting', waitsFor: 'second-person' })
  const role = `/api/admin/admins/${await site.value(`select id from admins where username = 'hodan.ali'`)}`
  expect((await nimo.send('PATCH', role, { role: 'auditor' })).status).toBe(204)
  expect((await decide(hodan, id, waiting.id, 'approval')).status).toBe(403)
  expect(await outcomeOf(decide(nimo, id, waiting.id, 'approval'))).toEqual([409, 'publication.own_version'])

  const callOff = (version: number) => nimo.send('DELETE', `${publications}/${id}/versions/${version}`)
  expect((await callOff(waiting.id)).status).toBe(204)
  const { draft, revision } = await open(nimo, id)
  expect(draft).toMatchObject(trouble)
  const again = nimo.post(`${publications}/${id}/versions`, { revision, effectiveAt: null, accepted: [] })
  expect(await answerOf(PublicationVersion, again)).toMatchObject({ state: 'current', waitsFor: null })
})

const inHours = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString()

test('[PUB-6] one person cannot plan to hide a notice about trouble that is planned itself', async ({ site }) => {
  const nimo = await firstAdmin(site)
  const hodan = await anotherAdmin(site, nimo, 'hodan.ali', 'publisher')
  const id = await begin(nimo, { kind })
  const plan = async (notice: Partial<NoticeDraft>, effectiveAt: string) => {
    const saved = await save(nimo, id, { ...emptyNotice, ...notice })
    const body = { ...saved, effectiveAt, accepted: [] }
    return answerOf(PublicationVersion, nimo.post(`${publications}/${id}/versions`, body))
  }
  const trouble = await plan({ topic: 'trouble', text: 'Payout in Kenya is slow today.' }, inHours(1))
  expect((await decide(hodan, id, trouble.id, 'approval')).status).toBe(200)
  expect(await plan({ text: 'All is well.' }, inHours(2))).toMatchObject({ state: 'waiting' })
  const withdrawal = { effectiveAt: inHours(2), accepted: [] }
  const withdrawn = await answerOf(PublicationVersion, nimo.post(`${publications}/${id}/withdrawal`, withdrawal))
  expect(withdrawn).toMatchObject({ state: 'waiting', isWithdrawal: true })
})

test('[PUB-6] a version that is sent back never takes effect, and its author finds the text and the reason', async ({
  site,
}) => {
  const nimo = await firstAdmin(site)
  const hodan = await anotherAdmin(site, nimo, 'hodan.ali', 'publisher')
  const id = await begin(hodan, { kind })
  const { id: version } = await publish(hodan, id, { topic: 'trouble', text: 'The app is down.' })
  const unexplained = await decide(nimo, id, version, 'refusal', { text: ' ' })
  expect(unexplained.status).toBe(422)
  expect((await decide(nimo, id, version, 'refusal', { text: 'Say which app.' })).status).toBe(204)
  const opened = await open(hodan, id)
  expect(opened).toMatchObject({ state: 'draft', draft: { text: 'The app is down.' } })
  expect(opened.versions).toMatchObject([
    { id: version, state: 'called-off', refusedBy: 'nimo.warsame', refusal: 'Say which app.' },
  ])
  const { rows } = await site.pool.query(
    `select admin_name, action from audit_entries where action like 'publication-%'`,
  )
  expect(rows).toEqual([
    { admin_name: 'hodan.ali', action: 'publication-published' },
    { admin_name: 'nimo.warsame', action: 'publication-refused' },
  ])
})

test('[PUB-6] a risky claim is approved by an owner only, who is told by email', async () => {
  const mail = await using(startMailServer())
  const site = await startTestSite(mail.settings)
  const nimo = await firstAdmin(site)
  const hodan = await anotherAdmin(site, nimo, 'hodan.ali', 'publisher')
  const aster = await anotherAdmin(site, nimo, 'aster.bekele', 'publisher')
  const id = await begin(hodan, { kind })
  await site.pool.query(`update admins set email = split_part(username, '.', 1) || '@mail.example'`)
  const claim = { text: 'Your first transfer is free.' }
  const waiting = await publish(hodan, id, claim)
  expect(waiting).toMatchObject({
    state: 'waiting',
    waitsFor: 'owner',
    problems: [{ code: 'risky_claim', field: 'text', detail: 'free', claim: 'free' }],
  })
  expect(await outcomeOf(decide(aster, id, waiting.id, 'approval'))).toEqual([409, 'publication.owner_needed'])
  const letters = () => mail.mailsTo('nimo@mail.example').filter((one) => one.includes('is waiting for your approval'))
  await expect.poll(letters).toHaveLength(1)
  const [letter = ''] = letters()
  expect(letter.replaceAll('=\r\n', '')).toContain(`/admin/publishing/${id}/versions/${waiting.id}`)
  expect(mail.mailsTo('aster@mail.example')).toEqual([])
  expect((await decide(nimo, id, waiting.id, 'approval')).status).toBe(200)

  const own = await begin(nimo, { kind })
  expect(await outcomeOf(tryToPublish(nimo, own, claim))).toEqual([422, 'publication.not_accepted'])
  const checked = await checkDraft(nimo, own)
  expect(checked.waitsFor).toBeNull()
  expect(await publish(nimo, own, claim, checked.problems.map(problemKey))).toMatchObject({ state: 'current' })
})

test('[PUB-6] the email about a withdrawal says so, and names the text that is to be taken away', async () => {
  const mail = await using(startMailServer())
  const site = await startTestSite(mail.settings)
  const nimo = await firstAdmin(site)
  const id = await begin(nimo, { kind })
  await publish(nimo, id, { topic: 'trouble', text: 'Payout in Kenya is slow today.' })
  const hodan = await anotherAdmin(site, nimo, 'hodan.ali', 'publisher')
  await site.pool.query(`update admins set email = split_part(username, '.', 1) || '@mail.example'`)
  expect((await withdraw(hodan, id)).status).toBe(201)
  const letters = () => mail.mailsTo('nimo@mail.example').filter((one) => one.includes('is waiting for your approval'))
  await expect.poll(letters).toHaveLength(1)
  expect(letters()[0]?.replaceAll('=\r\n', '')).toContain('hodan.ali wants to withdraw: Payout in Kenya is slow today.')
})

test('[PUB-5] every version is kept, can be compared, and is published again with one call', async ({ site }) => {
  const nimo = await firstAdmin(site)
  const id = await begin(nimo, { kind })
  const first = await publish(nimo, id, { text: 'We are closed on Friday.' })
  const second = await publish(nimo, id, { text: 'We are closed on Friday for Eid.' })
  const contentOf = async (version: number) =>
    (await answerOf(VersionContent, nimo.get(`${publications}/${id}/versions/${version}`))).content
  expect(await contentOf(first.id)).toMatchObject({ text: 'We are closed on Friday.' })
  expect(await contentOf(second.id)).toMatchObject({ text: 'We are closed on Friday for Eid.' })

  const restored = await nimo.post(`${publications}/${id}/versions/${first.id}/restoration`, { accepted: [] })
  expect(await restored.json()).toMatchObject({ state: 'current', by: 'nimo.warsame' })
  expect((await open(nimo, id)).versions.map(({ state }) => state)).toEqual(['current', 'past', 'past'])
  const home = await (await site.get('/')).text()
  expect(home).toContain('We are closed on Friday.')
  expect(home).not.toContain('for Eid')
  expect((await nimo.get(`${publications}/${id}/versions/0`)).status).toBe(404)
})

test('[PUB-5] a page is shown as it was on any day, for auditors too', async ({ site, admin: nimo }) => {
  const auditor = await anotherAdmin(site, nimo, 'aster.bekele', 'auditor')
  const id = await begin(nimo, { kind })
  for (const text of ['Closed on Friday.', 'Open on Friday.']) await publish(nimo, id, { text })
  const days = [10, 5]
  for (const [index, day] of days.entries())
    await site.pool.query(
      `update publication_versions set effective_at = now() - make_interval(days => $1)
       where id = (select id from publication_versions order by id offset $2 limit 1)`,
      [day, index],
    )
  const pageOf = async (daysAgo: number) => {
    const at = new Date(Date.now() - daysAgo * 24 * 60 * 60 * 1000).toISOString()
    const answer = await auditor.get(`${publications}/page?${new URLSearchParams({ path: '/aboutus', at })}`)
    return RenderedPage.parse(await answer.json()).html
  }
  expect(await pageOf(11)).not.toContain('on Friday.')
  expect(await pageOf(9)).toContain('Closed on Friday.')
  expect(await pageOf(1)).toContain('Open on Friday.')
})
