import { randomUUID } from 'node:crypto'
import { z } from 'zod'
import { Correspondence, QueuedEmails, type Email } from '../../contract/email.ts'
import { ChangedTemplate, fillIn, StoredTemplates } from '../../contract/email-template.ts'
import { HiringWork } from '../../contract/hiring-work.ts'
import { referenceOf } from '../../contract/reference.ts'
import { careerForm, careerCall } from '../../support/application-form.ts'
import { inquiry, inquiryCall } from '../../support/lead.ts'
import { actionsOf, anotherAdmin, firstAdmin, type SignedIn } from '../support/admin.ts'
import { callsToWait, whileHeld } from '../support/held-rows.ts'
import { apply, hiringMailbox, sendNow, sharedTest } from '../support/mailed-site.ts'
import { answerOf, expect, test as base, type TestSite } from '../support/site.ts'

/** Two people at the desk. */
const test = sharedTest.extend<{ $file: { people: { nimo: SignedIn; sahra: SignedIn } } }>({
  people: [
    async ({ site }, use) => {
      const nimo = await firstAdmin(site)
      await use({ nimo, sahra: await anotherAdmin(site, nimo, 'sahra.ali') })
    },
    { scope: 'file' },
  ],
})

const newestId = (site: TestSite, table: string, email: string) =>
  site.value(`select id from ${table} where email = $1`, [email])

async function write(site: TestSite, name: string): Promise<string> {
  const email = `${name.toLowerCase()}@mail.example`
  expect((await site.post(inquiryCall, { ...inquiry, name: `${name} Warsame`, Email: email })).status).toBe(201)
  return newestId(site, 'leads', email)
}

const read = (by: SignedIn, path: string) => answerOf(Correspondence, by.get(`/api/${path}/emails`))

const send = (by: SignedIn, path: string, body: object) =>
  by.post(`/api/${path}/emails`, { template: null, subject: 'Hello', text: 'A text.', ...body })

const sent = async (answer: Promise<Response>) => {
  const response = await answer
  const body = await response.json()
  expect(response.status, JSON.stringify(body)).toBe(201)
  return QueuedEmails.parse(body)
}

const undo = (by: SignedIn, noun: string, batchId: string) => by.post(`/api/${noun}/emails/undo`, { batchId })

const statesOf = async (by: SignedIn, path: string): Promise<Email['state'][]> =>
  (await read(by, path)).data.map(({ state }) => state)

const stageOf = (site: TestSite, id: string) => site.value('select stage from applications where id = $1', [id])

const Refusal = z.object({ reason: z.string(), error: z.string() })
const refusalOf = async (answer: Response) => Refusal.parse(await answer.json())

const written = (mails: string[]) => mails.map((mail) => mail.replaceAll('=\r\n', ''))

test('[HIRE-4] an email to an applicant is sent as written, with a stage change, and is in the history', async ({
  site,
  mail,
  people: { nimo },
}) => {
  const id = await apply(site, 'Ayaan')
  const { templates, recipient, isSetUp } = await read(nimo, `applications/${id}`)
  expect([recipient, isSetUp]).toEqual(['ayaan@mail.example', true])
  const invitation = templates.find(({ template }) => template === 'invitation')
  expect(invitation?.subject).toBe('Interview for Compliance Officer')
  expect(invitation?.text).toMatch(/^Hello Ayaan,\n\n/)
  const text = `${invitation?.text}\n\nP.S. Bring {nothing}; <b>really</b>.\n.\nBye`
  const subject = 'Interview\r\nBcc: thief@mail.example'
  const queued = await sent(
    send(nimo, `applications/${id}`, { template: 'invitation', subject, text, stage: 'interview', from: 'new' }),
  )
  expect(queued).toMatchObject({ count: 1, leftOut: [] })
  expect(await stageOf(site, id)).toBe('interview')
  expect(await statesOf(nimo, `applications/${id}`)).toEqual(['waiting'])
  await sendNow(site)
  await expect.poll(() => statesOf(nimo, `applications/${id}`), { timeout: 10_000 }).toEqual(['sent'])

  const letter = written(mail.mailsTo('ayaan@mail.example')).find((one) => one.includes('Interview'))
  const [head, ...paragraphs] = letter?.split('\r\n\r\n') ?? []
  expect(head).toContain('Subject: Interview Bcc: thief@mail.example\r\n')
  expect(head).not.toMatch(/^Bcc:/m)
  expect(head).toContain(`Reply-To: ${hiringMailbox}`)
  expect(head).toContain('Content-Type: text/plain')
  expect(paragraphs.join('\n')).toContain('P.S. Bring {nothing}; <b>really</b>.')
  const { data } = await read(nimo, `applications/${id}`)
  expect(data).toMatchObject([{ author: 'nimo.warsame', template: 'invitation', text, lastError: null }])
  const actions = await actionsOf(site, `subject_id = '${id}' and action <> 'application-opened'`)
  expect(actions).toEqual(['application-moved', 'email-sent'])
})

test('[HIRE-4] what the sender has to write is not sent unwritten, and a stage moved in the meantime stops the email', async ({
  site,
  people: { nimo },
}) => {
  const id = await apply(site, 'Bile')
  const { templates } = await read(nimo, `applications/${id}`)
  const documents = templates.find(({ template }) => template === 'more-documents')
  const refused = await send(nimo, `applications/${id}`, { ...documents })
  expect(refused.status).toBe(422)
  expect(await refusalOf(refused)).toEqual({
    reason: 'email.open_placeholder',
    error: 'Please replace {documents} with your own text.',
  })
  const conflict = await send(nimo, `applications/${id}`, { stage: 'offer', from: 'interview' })
  expect([conflict.status, await stageOf(site, id)]).toEqual([409, 'new'])
  // Somebody else has just moved it to the same stage, maybe with the same email.
  expect((await send(nimo, `applications/${id}`, { stage: 'new', from: 'interview' })).status).toBe(409)
  expect((await send(nimo, `applications/${id}`, { subject: ' ' })).status).toBe(422)
  expect((await read(nimo, `applications/${id}`)).data).toEqual([])
})

test('[HIRE-3 HIRE-4] one email to many: each with their own data, moved together, undone together', async ({
  site,
  mail,
  people: { nimo, sahra },
}) => {
  const ids = [await apply(site, 'Cawo'), await apply(site, 'Deqa'), await apply(site, '{job}')]
  const gone = '00000000-0000-4000-8000-000000000000'
  const body = { subject: '{job}', text: 'Hello {firstName}, from {company}.', template: 'not-selected' }
  const many = (more: object) => nimo.post('/api/applications/emails', { ids: [...ids, gone], ...body, ...more })
  expect((await many({ text: 'Hello {firstname}' })).status).toBe(422)
  expect((await many({ text: '{documents}' })).status).toBe(422)
  expect((await many({ ids: [] })).status).toBe(422)

  const first = await sent(many({ stage: 'declined', reason: 'location' }))
  expect(first).toMatchObject({ count: 3, leftOut: [{ id: gone, why: 'gone' }] })
  expect(await Promise.all(ids.map((id) => stageOf(site, id)))).toEqual(['declined', 'declined', 'declined'])
  const { rows: reasons } = await site.pool.query(
    'select distinct decline_reason as reason from applications where id = any($1)',
    [ids],
  )
  expect(reasons).toEqual([{ reason: 'location' }])
  // A colleague has moved one of them on since; that stays.
  await sahra.send('PATCH', `/api/applications/${ids[1]}/stage`, { stage: 'hired' })
  expect((await undo(nimo, 'leads', first.batchId)).status).toBe(404)
  expect((await undo(nimo, 'applications', first.batchId)).status).toBe(204)
  expect((await undo(nimo, 'applications', first.batchId)).status).toBe(204)
  expect(await Promise.all(ids.map((id) => stageOf(site, id)))).toEqual(['new', 'hired', 'new'])

  const second = await sent(many({}))
  await sendNow(site)
  for (const id of ids)
    await expect.poll(() => statesOf(nimo, `applications/${id}`), { timeout: 10_000 }).toEqual(['sent', 'undone'])
  const late = await undo(nimo, 'applications', second.batchId)
  expect([late.status, (await refusalOf(late)).reason]).toEqual([409, 'email.too_late'])
  const letters = (address: string) =>
    written(mail.mailsTo(address)).filter((one) => one.includes('Subject: Compliance Officer'))
  expect(letters('cawo@mail.example')).toHaveLength(1)
  expect(letters('deqa@mail.example').join('')).toContain('Hello Deqa, from Tumari.')
  // A name in braces is a name, not a placeholder.
  expect(letters('{job}@mail.example').join('')).toContain('Hello {job}, from')
})

test('[HIRE-3 HIRE-10] an email to many neither reaches nor moves whom a colleague has moved since they were selected', async ({
  site,
  people: { nimo, sahra },
}) => {
  const ids = [await apply(site, 'Falis'), await apply(site, 'Geedi')]
  const from = ids.map((id) => ({ id, stage: 'new' }))
  await sahra.send('PATCH', `/api/applications/${ids[1]}/stage`, { stage: 'offer' })
  const body = {
    ids,
    from,
    subject: 'News',
    text: 'Hello {firstName}',
    template: 'not-selected',
    batchId: randomUUID(),
  }
  const many = (more: object) => nimo.post('/api/applications/emails', { ...body, ...more })
  const queued = await sent(many({ stage: 'declined' }))
  expect(queued).toEqual({ batchId: body.batchId, count: 1, leftOut: [{ id: ids[1], why: 'moved' }] })
  expect(await Promise.all(ids.map((id) => stageOf(site, id)))).toEqual(['declined', 'offer'])
  expect(await statesOf(nimo, `applications/${ids[1]}`)).toEqual([])
  expect(await sent(many({ stage: 'declined' })), 'repeated, because its answer was lost').toMatchObject({ count: 1 })
  for (const other of [{ text: 'Hi {firstName}' }, { ids: [ids[1]] }, { ids: [...ids, await apply(site, 'Haybe')] }]) {
    const refused = await many({ stage: 'declined', ...other })
    expect([refused.status, (await refusalOf(refused)).reason]).toEqual([409, 'email.already_queued'])
  }
})

test('[HIRE-4] an email that was changed after its answer was lost is not taken for the one that is sent', async ({
  site,
  people: { nimo },
}) => {
  const id = await apply(site, 'Idil')
  const batchId = randomUUID()
  await sent(send(nimo, `applications/${id}`, { batchId, text: 'On Monday.' }))
  await sent(send(nimo, `applications/${id}`, { batchId, text: 'On Monday.' }))
  const changed = await send(nimo, `applications/${id}`, { batchId, text: 'On Tuesday.' })
  expect([changed.status, (await refusalOf(changed)).reason]).toEqual([409, 'email.already_queued'])
  expect((await read(nimo, `applications/${id}`)).data).toMatchObject([{ text: 'On Monday.' }])
})

test('[HIRE-3 HIRE-4 LEAD-3] an email that was undone is sent when it is sent once more, and can be undone again', async ({
  site,
  mail,
  people: { nimo },
}) => {
  const id = await apply(site, 'Liban')
  const leadId = await write(site, 'Liban')
  const moved = { stage: 'interview', from: 'new' }
  const many = { ids: [id], template: null, subject: 'To all', text: 'A text.', stage: 'offer' }
  const batches = [
    ['applications', (batchId: string) => send(nimo, `applications/${id}`, { batchId, ...moved })],
    ['leads', (batchId: string) => send(nimo, `leads/${leadId}`, { batchId })],
    ['applications', (batchId: string) => nimo.post('/api/applications/emails', { ...many, batchId })],
  ] as const
  for (const [noun, sendBatch] of batches) {
    const batchId = randomUUID()
    for (const _ of ['undone', 'undone again']) {
      expect(await sent(sendBatch(batchId))).toEqual(await sent(sendBatch(batchId)))
      expect((await undo(nimo, noun, batchId)).status).toBe(204)
      expect((await undo(nimo, noun, batchId)).status).toBe(204)
    }
    expect(await sent(sendBatch(batchId))).toMatchObject({ batchId, count: 1 })
  }
  expect(await stageOf(site, id)).toBe('offer')
  await sendNow(site)
  const sentOnce = ['sent', 'undone', 'undone']
  await expect.poll(() => statesOf(nimo, `leads/${leadId}`), { timeout: 10_000 }).toEqual(sentOnce)
  await expect.poll(() => statesOf(nimo, `applications/${id}`), { timeout: 10_000 }).toEqual([...sentOnce, ...sentOnce])
  await expect
    .poll(() => mail.mailsTo('liban@mail.example').filter((one) => /Subject: (Hello|To all)/.test(one)))
    .toHaveLength(3)
})

test('[HIRE-3] undoing a batch while one of its people is erased makes neither fail', async ({
  site,
  people: { nimo, sahra },
}) => {
  const ids = [await apply(site, 'Faadumo'), await apply(site, 'Guled')]
  const body = { ids, subject: 'Hello', text: 'A text.', template: null, stage: 'declined' }
  const { batchId } = await sent(nimo.post('/api/applications/emails', body))
  const { rows } = await site.pool.query<{ id: string }>(
    'select application_id as id from emails where batch_id = $1 order by emails.id',
    [batchId],
  )
  const [first = '', last = ''] = rows.map((row) => row.id)
  const erasure = { reason: 'asked', name: 'Yusuf' }
  const calls = await whileHeld(site, `select from applications where id = '${first}' for update`, async () => {
    const undone = undo(nimo, 'applications', batchId)
    await callsToWait(site, 1)
    const erased = sahra.post(`/api/applications/${last}/erasure`, erasure)
    await Promise.race([callsToWait(site, 2), erased])
    return [undone, erased]
  })
  expect((await Promise.all(calls)).map(({ status }) => status)).toEqual([204, 204])
  expect(await stageOf(site, first)).toBe('new')
  expect(await site.count(`emails where batch_id = '${batchId}'`)).toBe(1)
})

const move = (by: SignedIn, id: string, from: string, stage: string) =>
  by.post('/api/applications/moves', { moves: [{ id, from, stage }] })

test('[HIRE-3] moving applications in opposite directions makes neither fail', async ({
  site,
  people: { nimo, sahra },
}) => {
  const [one, other] = [await apply(site, 'Hibaq'), await apply(site, 'Idil')]
  expect((await move(nimo, one, 'new', 'in_review')).status).toBe(200)
  const calls = await whileHeld(
    site,
    `select from application_counts where stage = 'in_review' for update`,
    async () => {
      const back = move(nimo, one, 'in_review', 'new')
      await callsToWait(site, 1)
      const forth = move(sahra, other, 'new', 'in_review')
      await callsToWait(site, 2)
      return [back, forth]
    },
  )
  expect((await Promise.all(calls)).map(({ status }) => status)).toEqual([200, 200])
  expect([await stageOf(site, one), await stageOf(site, other)]).toEqual(['new', 'in_review'])
})

test('[LEAD-3] an answer to a lead is recorded, marks it as answered, and undoing takes that back', async ({
  site,
  mail,
  people: { nimo },
}) => {
  const id = await write(site, 'Fadumo')
  const work = async () =>
    (await site.pool.query('select state, answered_at is not null as answered from leads where id = $1', [id])).rows[0]
  const again = { template: 'question-answered', batchId: randomUUID() }
  // A call whose answer was lost is repeated, also at the same moment.
  await Promise.all([sent(send(nimo, `leads/${id}`, again)), sent(send(nimo, `leads/${id}`, again))])
  const { batchId } = await sent(send(nimo, `leads/${id}`, again))
  expect((await read(nimo, `leads/${id}`)).data).toHaveLength(1)
  expect(await work()).toEqual({ state: 'answered', answered: true })
  expect((await undo(nimo, 'leads', batchId)).status).toBe(204)
  expect(await work()).toEqual({ state: 'new', answered: false })

  await expect.poll(() => mail.mailsTo('fadumo@mail.example').length, { timeout: 10_000 }).toBe(1)
  mail.refuseNext(1, 'fadumo@mail.example')
  await sent(send(nimo, `leads/${id}`, { subject: 'Second', answered: false }))
  expect(await work()).toEqual({ state: 'new', answered: true })
  await sendNow(site)
  const latest = async () => (await read(nimo, `leads/${id}`)).data[0]
  await expect.poll(latest, { timeout: 10_000 }).toMatchObject({ state: 'sending', lastError: 'mail-EMESSAGE' })
  await expect.poll(latest, { timeout: 15_000 }).toMatchObject({ state: 'sent', lastError: null })
  const [, ...letters] = mail.mailsTo('fadumo@mail.example')
  expect(letters).toHaveLength(1)
  expect(letters.join('')).toContain('Reply-To: team@company.example')
  await nimo.post(`/api/leads/${id}/erasure`, { reason: 'asked', name: 'Fadumo Warsame' })
  expect(await site.count(`emails where recipient = 'fadumo@mail.example'`)).toBe(0)
})

test('[LEAD-3] a lead that two people answered stays answered until both answers are undone', async ({
  site,
  people: { nimo, sahra },
}) => {
  const id = await write(site, 'Deqa')
  const work = () =>
    site.value(
      `select state || ' ' || coalesce((select (array_agg(subject))[1] from emails where lead_id = leads.id and created_at = answered_at), '-')
       from leads where id = $1`,
      [id],
    )
  const answer = (by: SignedIn, subject: string) => sent(send(by, `leads/${id}`, { subject }))
  const [one, other] = [await answer(nimo, 'One'), await answer(sahra, 'Other')]
  expect(await work()).toBe('answered One')
  expect((await undo(nimo, 'leads', one.batchId)).status).toBe(204)
  expect(await work()).toBe('answered Other')
  expect((await undo(sahra, 'leads', other.batchId)).status).toBe(204)
  expect(await work()).toBe('new -')

  const [first, second] = [await answer(nimo, 'One'), await answer(sahra, 'Other')]
  for (const { batchId } of [second, first]) expect((await undo(nimo, 'leads', batchId)).status).toBe(204)
  expect(await work()).toBe('new -')
})

test('[HIRE-4 LEAD-3] undoing an email to a lead leaves one to an applicant alone that was sent with the same batch @thorough', async ({
  site,
  people: { nimo },
}) => {
  const [lead, application] = [await write(site, 'Waris'), await apply(site, 'Waris')]
  const batchId = randomUUID()
  await sent(send(nimo, `leads/${lead}`, { batchId }))
  await sent(send(nimo, `applications/${application}`, { batchId }))
  expect((await undo(nimo, 'leads', batchId)).status).toBe(204)
  expect(await statesOf(nimo, `leads/${lead}`)).toEqual(['undone'])
  expect(await statesOf(nimo, `applications/${application}`)).not.toContain('undone')
})

test('[HIRE-4] a resume is answered in the same way, and marked as done', async ({ site, people: { nimo } }) => {
  const form = careerForm({ name: 'Guled Ali', email: 'guled@mail.example' })
  expect((await site.postForm(careerCall, form)).status).toBe(201)
  const id = await newestId(site, 'career_submissions', 'guled@mail.example')
  const isDone = () => site.count(`career_submissions where email = 'guled@mail.example' and handled_by is not null`)
  expect((await read(nimo, `career-forms/${id}`)).templates[0]?.text).toContain('Hello Guled,')
  const { batchId } = await sent(send(nimo, `career-forms/${id}`, {}))
  expect(await isDone()).toBe(1)
  expect((await undo(nimo, 'career-forms', batchId)).status).toBe(204)
  expect(await isDone()).toBe(0)
})

test('[HIRE-4] undoing an email about a resume leaves the resume done if a colleague has marked it as done since @thorough', async ({
  site,
  people: { nimo, sahra },
}) => {
  const form = careerForm({ name: 'Idil Ali', email: 'idil@mail.example' })
  expect((await site.postForm(careerCall, form)).status).toBe(201)
  const id = await newestId(site, 'career_submissions', 'idil@mail.example')
  const { batchId } = await sent(send(nimo, `career-forms/${id}`, {}))
  for (const handled of [false, true]) await sahra.send('PATCH', `/api/career-forms/${id}`, { handled })
  expect((await undo(nimo, 'career-forms', batchId)).status).toBe(204)
  expect(await site.value('select handled_by from career_submissions where id = $1', [id])).toBe('sahra.ali')
})

test('[HIRE-4 LEAD-3] templates are changed, refused with the name of an unknown placeholder, and restored', async ({
  site,
  people: { nimo, sahra },
}) => {
  const list = async (noun: string) => (await answerOf(StoredTemplates, nimo.get(`/api/${noun}/templates`))).data
  const offer = async () => (await list('applications')).find(({ template }) => template === 'offer')
  expect((await list('applications')).map(({ kind }) => kind)).not.toContain('lead')
  expect((await list('leads')).map(({ kind }) => kind)).toEqual(['lead', 'lead', 'lead', 'lead', 'lead'])
  const original = await offer()
  const was = { subject: original?.subject, text: original?.text }
  const save = (by: SignedIn, body: object, template = 'offer', noun = 'applications') =>
    by.send('PUT', `/api/${noun}/templates/${template}`, { ...was, was, ...body })
  const refused = await save(nimo, { text: 'Hello {fristName}' })
  expect(refused.status).toBe(422)
  expect((await refusalOf(refused)).error).toBe(
    'There is no placeholder {fristName}. You can use: {firstName}, {lastName}, {job}, {reference}, {company}, {documents}.',
  )
  expect((await save(nimo, {}, 'question-answered')).status).toBe(404)
  // What is saved or restored unchanged leaves no entry.
  expect((await save(nimo, {})).status).toBe(200)
  expect((await nimo.send('DELETE', '/api/applications/templates/offer')).status).toBe(200)
  expect(await offer()).toEqual(original)
  const changes = () => actionsOf(site, `action like 'template-%' and detail->>'template' = 'offer'`)
  expect(await changes()).toEqual([])

  expect((await save(nimo, { text: 'We want you, {firstName}.' })).status).toBe(200)
  // The same call again, because its answer was lost.
  const again = await answerOf(ChangedTemplate, save(nimo, { text: 'We want you, {firstName}.' }))
  expect(again.data).toMatchObject({ text: 'We want you, {firstName}.', changedBy: 'nimo.warsame' })
  expect(await changes()).toEqual(['template-changed'])
  const conflict = await save(sahra, { text: 'Another text.' })
  expect(conflict.status).toBe(409)
  expect((await refusalOf(conflict)).error).toMatch(/^nimo\.warsame has changed this template/)
  const id = await apply(site, 'Hibo')
  const { templates } = await read(nimo, `applications/${id}`)
  expect(templates.find(({ template }) => template === 'offer')?.text).toBe('We want you, Hibo.')
  expect(await offer()).toMatchObject({ isOriginal: false, changedBy: 'nimo.warsame' })

  expect((await sahra.send('DELETE', '/api/applications/templates/offer')).status).toBe(200)
  expect(await offer()).toMatchObject({ ...was, isOriginal: true, changedBy: 'sahra.ali' })
})

test('[HIRE-4 HIRE-11] the confirmations of the site are templates too, and are sent as previewed', async ({
  site,
  mail,
  people: { nimo },
}) => {
  const listed = (await answerOf(StoredTemplates, nimo.get('/api/applications/templates'))).data
  const was = listed.find(({ template }) => template === 'application-confirmation')
  const save = (text: string) =>
    nimo.send('PUT', '/api/applications/templates/application-confirmation', {
      subject: 'Got it: {job}',
      text,
      was: { subject: was?.subject, text: was?.text },
    })
  for (const [text, refusal] of [
    ['Thank you.', 'must contain {statusLink}'],
    ['{lastName}: {statusLink}', 'There is no placeholder {lastName}'],
  ] as const)
    expect(await (await save(text)).json()).toMatchObject({ fields: { text: expect.stringContaining(refusal) } })
  const changed = 'Hi {firstName}, number {reference}: {statusLink}'
  expect((await save(changed)).status).toBe(200)
  const id = await apply(site, 'Muna')
  expect((await read(nimo, `applications/${id}`)).templates.map(({ template }) => template)).not.toContain(
    'application-confirmation',
  )
  await expect.poll(() => mail.mailsTo('muna@mail.example').length, { timeout: 10_000 }).toBe(1)
  const [confirmation = ''] = written(mail.mailsTo('muna@mail.example'))
  expect(confirmation).toContain('Subject: Got it: Compliance Officer')
  const [, statusLink = ''] = /(http:\S+\/application-status\/[\w-]{43})/.exec(confirmation) ?? []
  expect(confirmation).toContain(fillIn(changed, { firstName: 'Muna', reference: referenceOf(id), statusLink }))
  await nimo.send('DELETE', '/api/applications/templates/application-confirmation')
})

test('[HIRE-4] an email that failed is sent again, whoever asks and however often, with its calendar file', async ({
  site,
  mail,
  people: { nimo, sahra },
}) => {
  const id = await apply(site, 'Nasra')
  await sent(send(nimo, `applications/${id}`, { subject: 'Interview' }))
  const batchId = await site.value(
    `update emails set state = 'failed', calendar = $2 where application_id = $1 returning id`,
    [id, JSON.stringify({ method: 'REQUEST', text: 'BEGIN:VCALENDAR' })],
  )
  const again = { subject: 'Interview', batchId }
  await Promise.all([nimo, sahra, nimo].map((by) => sent(send(by, `applications/${id}`, again))))
  await sendNow(site)
  await expect.poll(() => statesOf(nimo, `applications/${id}`), { timeout: 10_000 }).toEqual(['sent', 'failed'])
  const letters = mail.mailsTo('nasra@mail.example').filter((one) => one.includes('Subject: Interview'))
  expect(letters).toHaveLength(1)
  expect(letters.join('')).toContain('text/calendar')
})

test('[HIRE-7] the notice of an interviewer that failed is sent to the interviewer again, not to the applicant @thorough', async ({
  site,
  mail,
  people: { nimo },
}) => {
  const id = await apply(site, 'Ubah')
  await sent(send(nimo, `applications/${id}`, { subject: 'Interview of Ubah' }))
  const batchId = await site.value(
    `update emails set state = 'failed', recipient = 'sahra@company.example' where application_id = $1 returning id`,
    [id],
  )
  await sent(send(nimo, `applications/${id}`, { subject: 'Interview of Ubah', batchId }))
  await sendNow(site)
  await expect.poll(() => mail.mailsTo('sahra@company.example')).toHaveLength(1)
  expect(mail.mailsTo('ubah@mail.example').join('')).not.toContain('Interview of Ubah')
})

test('[LEAD-5 LEAD-3 HIRE-4] people who opted out after writing are not written to, alone or with others', async ({
  site,
  people: { nimo },
}) => {
  const optOut = (contact: string) => nimo.post('/api/opt-outs', { contact })
  expect((await optOut('jamaal@mail.example')).status).toBe(204)
  const early = await write(site, 'Jamaal')
  const [late, other] = [await apply(site, 'Khadra'), await apply(site, 'Liban')]
  expect((await optOut('khadra@mail.example')).status).toBe(204)
  expect((await read(nimo, `leads/${early}`)).optedOut).toBe('before')
  expect((await send(nimo, `leads/${early}`, {})).status).toBe(201)
  expect((await read(nimo, `applications/${late}`)).optedOut).toBe('after')
  const refused = await send(nimo, `applications/${late}`, {})
  expect([refused.status, (await refusalOf(refused)).reason]).toEqual([409, 'email.opted_out'])
  const body = { ids: [late, other], template: null, subject: 'Hello', text: 'A text.', stage: 'declined' }
  expect(await sent(nimo.post('/api/applications/emails', body))).toMatchObject({
    count: 1,
    leftOut: [{ id: late, why: 'opted_out' }],
  })
  expect([await stageOf(site, late), await stageOf(site, other)]).toEqual(['new', 'declined'])
  const isOptedOut = async (id: string) =>
    (await answerOf(HiringWork, nimo.get(`/api/applications/${id}/work`))).isOptedOut
  expect([await isOptedOut(late), await isOptedOut(other)]).toEqual([true, false])
})

test('[LEAD-5 LEAD-3] somebody who opts out again after writing is no longer written to', async ({
  site,
  mail,
  people: { nimo },
}) => {
  const optOut = () => nimo.post('/api/opt-outs', { contact: 'safiya@mail.example' })
  expect((await optOut()).status).toBe(204)
  const id = await write(site, 'Safiya')
  await sent(send(nimo, `leads/${id}`, {}))
  expect((await optOut()).status).toBe(204)
  expect((await read(nimo, `leads/${id}`)).optedOut).toBe('after')
  expect((await send(nimo, `leads/${id}`, {})).status).toBe(409)
  await sendNow(site)
  await expect.poll(() => statesOf(nimo, `leads/${id}`)).toEqual(['failed'])
  expect(mail.mailsTo('safiya@mail.example')).toEqual([])
})

test('[LEAD-5 LEAD-3 HIRE-4] an email that waits is not sent to somebody who opts out in the meantime, but it is sent to interviewers', async ({
  site,
  mail,
  people: { nimo },
}) => {
  const optOut = (contact: string) => nimo.post('/api/opt-outs', { contact })
  const id = await write(site, 'Nuura')
  await expect.poll(() => mail.mailsTo('nuura@mail.example').length, { timeout: 10_000 }).toBe(1)
  const latest = async () => (await read(nimo, `leads/${id}`)).data[0]
  mail.refuseNext(Infinity, 'nuura@mail.example')
  await sent(send(nimo, `leads/${id}`, {}))
  await sendNow(site)
  await expect.poll(latest, { timeout: 10_000 }).toMatchObject({ state: 'sending', lastError: 'mail-EMESSAGE' })
  expect((await optOut('nuura@mail.example')).status).toBe(204)
  mail.refuseNext(0)
  await sendNow(site)
  await expect.poll(latest, { timeout: 15_000 }).toMatchObject({ state: 'failed', lastError: 'opted-out' })
  expect(mail.mailsTo('nuura@mail.example')).toHaveLength(1)

  const application = await apply(site, 'Rahma')
  await sent(send(nimo, `applications/${application}`, { subject: 'Interview of Rahma' }))
  await site.pool.query(`update emails set recipient = 'omar@company.example' where application_id = $1`, [application])
  expect((await optOut('rahma@mail.example')).status).toBe(204)
  await sendNow(site)
  await expect.poll(() => mail.mailsTo('omar@company.example'), { timeout: 10_000 }).toHaveLength(1)
})

base('[HIRE-4] without a mail server, the desk is told so, and nothing is queued', async ({ site }) => {
  const nimo = await firstAdmin(site)
  const id = await apply(site, 'Idil')
  const { isSetUp, templates } = await read(nimo, `applications/${id}`)
  expect([isSetUp, templates.length]).toEqual([false, 6])
  const refused = await send(nimo, `applications/${id}`, { stage: 'interview' })
  expect([refused.status, (await refusalOf(refused)).reason]).toEqual([409, 'email.not_set_up'])
  expect([await site.count('emails'), await stageOf(site, id)]).toEqual([0, 'new'])
})
