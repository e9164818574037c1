import { ApplicationStatistics } from '../../contract/statistics.ts'
import { applicationForm } from '../../support/application-form.ts'
import { copyApplications } from '../../support/many-applications.ts'
import { actionsOf, firstAdmin, test } from '../support/admin.ts'
import { answerOf, expect } from '../support/site.ts'

const sum = (stages: { count: number }[]) => stages.reduce((total, { count }) => total + count, 0)

test('[HIRE-8 LEAD-6] applications are counted by job, stage, source, reason, and time in stage', async ({ site }) => {
  const admin = await firstAdmin(site)
  await site.postForm('/api/applications', applicationForm({ origin: 'utm_source=radio&utm_campaign=Jobs' }))
  await copyApplications(site.pool, 60)
  const read = () => answerOf(ApplicationStatistics, admin.get('/api/applications/statistics?days=7'))
  const { rows: declined } = await site.pool.query(`select id from applications where stage = 'declined' order by id`)
  const [one, another] = declined.map((row) => `/api/applications/${row.id}`)
  const explain = (path: string | undefined, reason: string | null) =>
    admin.send('PUT', `${path}/decline-reason`, { reason })
  expect((await explain(one, 'languages')).status).toBe(204)
  expect((await explain(another, 'pay')).status).toBe(204)
  expect((await explain(another, null)).status).toBe(204)
  expect((await explain(one, 'no such reason')).status).toBe(422)
  expect((await explain(one, 'languages')).status).toBe(204)
  expect(await actionsOf(site, `action = 'decline-explained'`)).toHaveLength(3)

  const counted = await read()
  expect(counted.total).toBe(61)
  expect(counted.cameFrom).toEqual([{ value: 'radio', count: 61 }])
  expect(counted.campaigns).toEqual([{ value: 'Jobs', count: 61 }])
  expect(counted.declined).toEqual([
    { reason: null, count: 9 },
    { reason: 'languages', count: 1 },
  ])
  expect(counted.jobs.map(({ stages }) => sum(stages))).toEqual([61])
  expect(counted.stays.find(({ stage }) => stage === 'declined')).toEqual({
    stage: 'declined',
    count: 0,
    medianDays: null,
  })

  const moved = await admin.send('PATCH', `${one}/stage`, { stage: 'in_review' })
  expect(moved.status).toBe(200)
  expect((await explain(one, 'pay')).status).toBe(409)
  const { declined: left, stays } = await read()
  expect(left).toEqual([{ reason: null, count: 9 }])
  expect(stays.find(({ stage }) => stage === 'declined')).toMatchObject({ count: 1, medianDays: expect.any(Number) })
  await site.pool.query(`update stage_stays set entered_at = left_at - interval '3 days' where left_at is not null`)
  expect((await read()).stays.find(({ stage }) => stage === 'declined')?.medianDays).toBeCloseTo(3, 3)

  const id = one?.split('/').at(-1)
  const moveChosen = (from: string, stage: string, why = {}) =>
    admin.post('/api/applications/moves', { moves: [{ id, from, stage }], ...why })
  const reasonNow = () => site.value('select decline_reason from applications where id = $1', [id])
  expect((await moveChosen('in_review', 'declined')).status).toBe(200)
  expect(await reasonNow()).toBe('languages')
  expect((await moveChosen('declined', 'in_review')).status).toBe(200)
  expect((await moveChosen('in_review', 'declined', { reason: null })).status).toBe(200)
  expect(await reasonNow()).toBe('')
  expect((await moveChosen('declined', 'in_review')).status).toBe(200)
  expect((await moveChosen('in_review', 'declined', { reason: 'pay' })).status).toBe(200)
  expect(await reasonNow()).toBe('pay')
})
