import ICAL from 'ical.js'
import { Correspondence } from '../../contract/email.ts'
import { HiringWork } from '../../contract/hiring-work.ts'
import { Interview } from '../../contract/interview.ts'
import { actionsOf, anotherAdmin, firstAdmin, idOf, type SignedIn } from '../support/admin.ts'
import type { MailServer } from '../support/mail-server.ts'
import { apply, sendNow, sharedTest } from '../support/mailed-site.ts'
import { answerOf, expect } from '../support/site.ts'

type People = { nimo: SignedIn; sahra: SignedIn; omar: SignedIn }

/** Three colleagues, two of whom have an address. */
const test = sharedTest.extend<{ $file: { people: People } }>({
  people: [
    async ({ site }, use) => {
      const nimo = await firstAdmin(site)
      const sahra = await anotherAdmin(site, nimo, 'sahra.ali')
      const omar = await anotherAdmin(site, nimo, 'omar.nur')
      await site.pool.query(
        `update admins set email = username || '@company.example' where username in ('sahra.ali', 'omar.nur')`,
      )
      await use({ nimo, sahra, omar })
    },
    { scope: 'file' },
  ],
})

const readWork = (by: SignedIn, id: string) => answerOf(HiringWork, by.get(`/api/applications/${id}/work`))

async function undoNewest(by: SignedIn, application: string) {
  const { data } = await answerOf(Correspondence, by.get(`/api/applications/${application}/emails`))
  const batchId = data.find(({ state }) => state === 'waiting')?.batchId
  expect((await by.post('/api/applications/emails/undo', { batchId })).status).toBe(204)
}

const details = {
  localTime: '2030-03-11T10:30',
  timeZone: 'America/Chicago',
  minutes: 45,
  place: '100 Sample Street, room 2; second floor',
  message: 'Please bring an ID, and ask for “Sahra”.\nSee you soon.',
}

const interviewIn = async (answer: Promise<Response>, status = 200) => {
  const response = await answer
  expect(response.status).toBe(status)
  return Interview.parse(await response.json())
}

/** The calendar files sent to an address, read by another program than the one that wrote them. */
function eventsTo(mail: MailServer, address: string) {
  return mail.mailsTo(address).flatMap((text) => {
    const part = /Content-Type: text\/calendar;[^]*?\r\n\r\n([A-Za-z0-9+/=\r\n]+)\r\n--/.exec(text)?.[1]
    if (part === undefined) return []
    const calendar = new ICAL.Component(ICAL.parse(Buffer.from(part, 'base64').toString()))
    const [zone] = calendar.getAllSubcomponents('vtimezone')
    const [component] = calendar.getAllSubcomponents('vevent')
    if (!zone || !component) throw new Error('The file has no event.')
    ICAL.TimezoneService.register(zone)
    const event = new ICAL.Event(component)
    return [
      {
        method: calendar.getFirstPropertyValue('method'),
        uid: event.uid,
        sequence: event.sequence,
        start: event.startDate.toJSDate().toISOString(),
        minutes: event.duration.toSeconds() / 60,
        location: event.location,
        description: event.description,
        organizer: event.organizer,
        attendees: event.attendees.map((attendee) => attendee.getFirstValue()),
        status: component.getFirstPropertyValue('status'),
      },
    ]
  })
}

test('[HIRE-7] everyone gets an interview for their calendar, and its changes and cancellation replace it', async ({
  site,
  mail,
  people: { nimo, sahra },
}) => {
  const id = await apply(site, 'Hodan')
  const [sahraId, omarId] = [await idOf(site, 'sahra.ali'), await idOf(site, 'omar.nur')]
  const nimoId = await idOf(site, 'nimo.warsame')
  const plan = { ...details, interviewerIds: [sahraId, nimoId] }
  const planned = await interviewIn(nimo.post(`/api/applications/${id}/interviews`, plan), 201)
  // Clocks went forward on March 10.
  expect(planned).toMatchObject({ startsAt: '2030-03-11T15:30:00.000Z', sequence: 0, canceled: false })
  expect(planned.interviewers.map(({ username }) => username)).toEqual(['nimo.warsame', 'sahra.ali'])

  await sendNow(site)
  await expect.poll(() => eventsTo(mail, 'hodan@mail.example')).toHaveLength(1)
  await expect.poll(() => eventsTo(mail, 'sahra.ali@company.example')).toHaveLength(1)
  const [first] = eventsTo(mail, 'hodan@mail.example')
  expect(first).toMatchObject({
    method: 'REQUEST',
    sequence: 0,
    start: '2030-03-11T15:30:00.000Z',
    minutes: 45,
    location: details.place,
    description: details.message,
    organizer: 'mailto:hiring@company.example',
    attendees: ['mailto:hodan@mail.example', 'mailto:sahra.ali@company.example'],
    status: 'CONFIRMED',
  })
  const letter = mail.mailsTo('hodan@mail.example').join('').replaceAll('=\r\n', '')
  expect(letter).toContain('Monday, March 11, 2030, 10:30 AM Central Daylight Time')

  const change = { ...details, localTime: '2030-03-12T09:00', interviewerIds: [omarId], sequence: 0 }
  const changed = await interviewIn(sahra.send('PUT', `/api/interviews/${planned.id}`, change))
  expect(changed).toMatchObject({ localTime: '2030-03-12T09:00', sequence: 1 })
  const emails = await site.count(`emails where application_id = '${id}'`)
  // The same call again, because its answer was lost.
  expect(await interviewIn(sahra.send('PUT', `/api/interviews/${planned.id}`, change))).toEqual(changed)
  expect(await site.count(`emails where application_id = '${id}'`)).toBe(emails)
  // Saved once more as it is.
  const entries = await site.count('audit_entries')
  const same = { ...change, sequence: 1 }
  expect(await interviewIn(sahra.send('PUT', `/api/interviews/${planned.id}`, same))).toEqual(changed)
  expect(await site.count(`emails where application_id = '${id}'`)).toBe(emails)
  expect(await site.count('audit_entries')).toBe(entries)
  const other = { ...change, place: 'Elsewhere' }
  const outdated = await nimo.send('PUT', `/api/interviews/${planned.id}`, other)
  expect([outdated.status, await outdated.json()]).toMatchObject([409, { reason: 'interview.changed_meanwhile' }])
  await sendNow(site)
  await expect.poll(() => eventsTo(mail, 'omar.nur@company.example')).toHaveLength(1)
  // Sahra no longer takes part.
  await expect.poll(() => eventsTo(mail, 'sahra.ali@company.example')).toHaveLength(2)
  expect(eventsTo(mail, 'sahra.ali@company.example')[1]).toMatchObject({
    method: 'CANCEL',
    sequence: 1,
    uid: first?.uid,
  })

  const cancel = () =>
    interviewIn(nimo.post(`/api/interviews/${planned.id}/cancellation`, { sequence: 1, message: 'We are sorry.' }))
  const canceled = await cancel()
  expect(canceled).toMatchObject({ canceled: true, sequence: 2 })
  expect(await cancel()).toEqual(canceled)
  await sendNow(site)
  await expect.poll(() => eventsTo(mail, 'hodan@mail.example')).toHaveLength(3)
  const sequence = eventsTo(mail, 'hodan@mail.example').map(({ method, sequence: number, uid, status }) => [
    method,
    number,
    uid,
    status,
  ])
  expect(sequence).toEqual([
    ['REQUEST', 0, first?.uid, 'CONFIRMED'],
    ['REQUEST', 1, first?.uid, 'CONFIRMED'],
    ['CANCEL', 2, first?.uid, 'CANCELLED'],
  ])
  const again = await nimo.post(`/api/interviews/${planned.id}/cancellation`, { sequence: 2 })
  expect(again.status).toBe(409)
  const actions = await actionsOf(site, `subject_id = '${id}' and action like 'interview-%'`)
  expect(actions).toEqual(['interview-planned', 'interview-changed', 'interview-canceled'])
})

test('[HIRE-7] an interview that is planned again, because the answer was lost, is still one; another one is refused', async ({
  site,
  people: { nimo },
}) => {
  const id = await apply(site, 'Deqa')
  const omarId = await idOf(site, 'omar.nur')
  const sent = { ...details, interviewerIds: [omarId], interviewId: crypto.randomUUID() }
  const plan = (body: object) => nimo.post(`/api/applications/${id}/interviews`, body)
  const planned = await interviewIn(plan(sent), 201)
  const emails = `emails where application_id = '${id}'`
  const queued = await site.count(emails)
  expect(await interviewIn(plan(sent), 201)).toEqual(planned)
  const other = await plan({ ...sent, place: 'Elsewhere' })
  expect([other.status, await other.json()]).toMatchObject([409, { reason: 'interview.already_planned' }])
  expect((await readWork(nimo, id)).interviews).toEqual([planned])
  expect(await site.count(emails)).toBe(queued)
})

test('[HIRE-7 HIRE-4] undoing the emails about an interview undoes its last change: a new one is gone, another as before', async ({
  site,
  mail,
  people: { nimo },
}) => {
  const id = await apply(site, 'Xaawo')
  const omarId = await idOf(site, 'omar.nur')
  const interviews = async () => (await readWork(nimo, id)).interviews
  const plan = () =>
    interviewIn(nimo.post(`/api/applications/${id}/interviews`, { ...details, interviewerIds: [omarId] }), 201)
  await plan()
  await undoNewest(nimo, id)
  expect(await interviews()).toEqual([])

  const planned = await plan()
  await sendNow(site)
  await expect.poll(() => eventsTo(mail, 'xaawo@mail.example')).toHaveLength(1)
  const change = { ...details, localTime: '2030-03-12T09:00', place: 'Elsewhere', interviewerIds: [], sequence: 0 }
  await interviewIn(nimo.send('PUT', `/api/interviews/${planned.id}`, change))
  await undoNewest(nimo, id)
  expect(await interviews()).toEqual([{ ...planned, sequence: 2 }])
  const cancellation = { sequence: 2, message: 'We are sorry.' }
  await interviewIn(nimo.post(`/api/interviews/${planned.id}/cancellation`, cancellation))
  await undoNewest(nimo, id)
  expect(await interviews()).toEqual([{ ...planned, sequence: 4 }])
  expect(eventsTo(mail, 'xaawo@mail.example')).toHaveLength(1)
})

test('[HIRE-7 HIRE-4] when a change and then the plan are undone, no interview is left that nobody was told about', async ({
  site,
  mail,
  people: { nimo },
}) => {
  const id = await apply(site, 'Sagal')
  const interviews = async () => (await readWork(nimo, id)).interviews
  const planned = await interviewIn(nimo.post(`/api/applications/${id}/interviews`, details), 201)
  const change = { ...details, place: 'Elsewhere', sequence: 0 }
  await interviewIn(nimo.send('PUT', `/api/interviews/${planned.id}`, change))
  await undoNewest(nimo, id)
  expect(await interviews()).toEqual([{ ...planned, sequence: 2 }])
  await undoNewest(nimo, id)
  expect(await interviews()).toEqual([])
  await sendNow(site)
  expect(eventsTo(mail, 'sagal@mail.example')).toEqual([])
})

test('[HIRE-7 HIRE-4] when only the plan is undone, nobody hears of its change or its cancellation', async ({
  site,
  mail,
  people: { nimo },
}) => {
  const id = await apply(site, 'Ubah')
  const [sahraId, omarId] = [await idOf(site, 'sahra.ali'), await idOf(site, 'omar.nur')]
  const path = `/api/applications/${id}/interviews`
  const planned = await interviewIn(nimo.post(path, { ...details, interviewerIds: [sahraId] }), 201)
  const batchId = await site.value('select distinct batch_id from emails where application_id = $1', [id])
  const change = { ...details, interviewerIds: [omarId], sequence: 0 }
  await interviewIn(nimo.send('PUT', `/api/interviews/${planned.id}`, change))
  await interviewIn(nimo.post(`/api/interviews/${planned.id}/cancellation`, { sequence: 1, message: '' }))
  expect((await nimo.post('/api/applications/emails/undo', { batchId })).status).toBe(204)
  expect((await readWork(nimo, id)).interviews).toEqual([])
  expect(await site.count(`emails where application_id = '${id}' and state <> 'undone'`)).toBe(0)

  // Somebody else gets one, so that the others would have arrived.
  const other = await apply(site, 'Hibaq')
  await interviewIn(nimo.post(`/api/applications/${other}/interviews`, details), 201)
  await sendNow(site)
  await expect.poll(() => eventsTo(mail, 'hibaq@mail.example')).toHaveLength(1)
  const everyone = ['ubah@mail.example', 'sahra.ali@company.example', 'omar.nur@company.example']
  const calendars = everyone.flatMap((to) => mail.mailsTo(to)).filter((text) => text.includes('text/calendar'))
  expect(calendars.filter((text) => text.includes('Ubah'))).toEqual([])
})

test('[HIRE-7 HIRE-4] a plan is not undone once the email about its cancellation is being sent', async ({
  site,
  people: { nimo },
}) => {
  const id = await apply(site, 'Warsan')
  const planned = await interviewIn(nimo.post(`/api/applications/${id}/interviews`, details), 201)
  const batchId = await site.value('select batch_id from emails where application_id = $1', [id])
  await interviewIn(nimo.post(`/api/interviews/${planned.id}/cancellation`, { sequence: 0, message: '' }))
  await site.pool.query(`update emails set state = 'sending' where application_id = $1 and batch_id <> $2`, [
    id,
    batchId,
  ])
  const undone = await nimo.post('/api/applications/emails/undo', { batchId })
  expect([undone.status, await undone.json()]).toMatchObject([409, { reason: 'email.too_late' }])
  expect(await site.count(`emails where application_id = '${id}' and state = 'undone'`)).toBe(0)
})

test('[HIRE-7] an undone change brings back the interview without a colleague who was removed in the meantime', async ({
  site,
  people: { nimo },
}) => {
  const id = await apply(site, 'Ifrah')
  await anotherAdmin(site, nimo, 'abdi.noor')
  const [omarId, abdiId] = [await idOf(site, 'omar.nur'), await idOf(site, 'abdi.noor')]
  const interviews = `/api/applications/${id}/interviews`
  const both = { ...details, interviewerIds: [omarId, abdiId] }
  const planned = await interviewIn(nimo.post(interviews, both), 201)
  await sendNow(site)
  const change = { ...details, interviewerIds: [omarId], sequence: 0 }
  await interviewIn(nimo.send('PUT', `/api/interviews/${planned.id}`, change))
  expect((await nimo.send('DELETE', `/api/admin/admins/${abdiId}`)).ok).toBe(true)
  await undoNewest(nimo, id)
  const [restored] = (await readWork(nimo, id)).interviews
  expect(restored?.interviewers.map(({ username }) => username)).toEqual(['omar.nur'])
})

test('[HIRE-7] an interview needs a time that exists, a place, and colleagues who may read applications', async ({
  site,
  people: { nimo },
}) => {
  const id = await apply(site, 'Ayaan')
  const leads = await anotherAdmin(site, nimo, 'grace.otieno', 'leads')
  const plan = (change: object) =>
    nimo.post(`/api/applications/${id}/interviews`, { ...details, interviewerIds: [], ...change })
  for (const [change, code] of [
    [{ localTime: '2030-03-10T02:30' }, 'interview.no_such_time'],
    [{ localTime: 'tomorrow' }, 'interview.time_required'],
    [{ timeZone: 'America/Springfield' }, 'interview.zone_unknown'],
    [{ minutes: 7 }, 'interview.length_unknown'],
    [{ place: ' ' }, 'interview.place_required'],
    [{ interviewerIds: [await idOf(site, 'grace.otieno')] }, 'interview.person_unknown'],
  ] as const) {
    const answer = await plan(change)
    expect([answer.status, JSON.stringify(await answer.json())]).toEqual([422, expect.stringContaining(code)])
  }
  expect((await leads.get(`/api/applications/${id}/work`)).status).toBe(403)
  expect((await readWork(nimo, id)).interviews).toEqual([])
})

test('[HIRE-7] an application has an owner; two people who change it at once learn of each other', async ({
  site,
  people: { nimo, sahra },
}) => {
  const id = await apply(site, 'Ilhan')
  const sahraId = await idOf(site, 'sahra.ali')
  const set = (by: SignedIn, body: object) => by.send('PUT', `/api/applications/${id}/owner`, body)
  const answers = await Promise.all([
    set(nimo, { ownerId: sahraId, was: null }),
    set(sahra, { ownerId: await idOf(site, 'nimo.warsame'), was: null }),
  ])
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([204, 409]))
  expect((await set(nimo, { ownerId: sahraId })).status).toBe(204)
  // The same call again, because its answer was lost.
  for (let time = 0; time < 2; time += 1)
    expect((await set(nimo, { ownerId: null, was: sahraId })).status, `${time}`).toBe(204)
  expect((await set(nimo, { ownerId: sahraId, was: null })).status).toBe(204)
  expect(await readWork(nimo, id)).toMatchObject({ ownerId: sahraId, owner: 'sahra.ali' })
  expect((await set(nimo, { ownerId: id })).status).toBe(422)
})

test('[HIRE-7] a scorecard is private until it is submitted, and final then', async ({
  site,
  people: { nimo, sahra },
}) => {
  const id = await apply(site, 'Fartun')
  const { criteria, vacancyId } = await readWork(nimo, id)
  expect(criteria.length).toBeGreaterThan(2)
  const [criterion = ''] = criteria
  const save = (by: SignedIn, body: object) =>
    by.send('PUT', `/api/applications/${id}/scorecard`, { verdict: null, comment: '', ratings: [], ...body })
  const draft = { ratings: [{ criterion, score: 3 }], comment: 'Speaks four languages.', submit: false }
  expect((await save(nimo, draft)).status).toBe(200)
  expect(await readWork(nimo, id)).toMatchObject({ mine: { comment: draft.comment, submittedAt: null } })
  expect(await readWork(sahra, id)).toMatchObject({ mine: null, submitted: [] })
  expect((await save(nimo, { submit: true })).status).toBe(422)
  expect((await save(nimo, { ...draft, ratings: [{ criterion: 'Height', score: 4 }] })).status).toBe(422)
  expect((await save(nimo, { ...draft, verdict: 'strong_yes', submit: true })).status).toBe(200)
  expect((await save(nimo, { ...draft, verdict: 'no', submit: true })).status).toBe(409)
  expect((await readWork(sahra, id)).submitted).toMatchObject([{ author: 'nimo.warsame', verdict: 'strong_yes' }])

  const setCriteria = (list: string[], was?: string[]) =>
    nimo.send('PUT', `/api/jobs/${vacancyId}/criteria`, { criteria: list, was })
  expect((await setCriteria(['Patience', 'patience'])).status).toBe(422)
  expect((await setCriteria(criteria)).status).toBe(204)
  for (let time = 0; time < 2; time += 1) expect((await setCriteria(['Patience', 'Somali'])).status).toBe(204)
  expect((await setCriteria(['Cash rules'], criteria)).status).toBe(409)
  // Saved unchanged, they leave no entry.
  expect(await actionsOf(site, `subject_id = '${vacancyId}' and action = 'criteria-changed'`)).toHaveLength(1)
  expect((await readWork(sahra, id)).criteria).toEqual(['Patience', 'Somali'])
  // What was rated before stays.
  expect((await readWork(sahra, id)).submitted[0]?.ratings).toEqual([{ criterion, score: 3 }])
})
