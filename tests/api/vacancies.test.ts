import { z } from 'zod'
import { Vacancy } from '../../contract/vacancy.ts'
import { expect, test } from '../support/site.ts'

test('[API-5] anyone sees the active jobs and only those', async ({ site }) => {
  await site.pool.query(`update vacancies set status = 'inactive' where job_title = 'Compliance Officer'`)
  const answer = await site.get('/api/jobs')
  expect(answer.status).toBe(200)
  const jobs = z.array(Vacancy).parse(await answer.json())
  expect(jobs.map((job) => job.jobTitle).toSorted()).toEqual([
    'Agent Relationship Manager',
    'Customer Support Specialist',
  ])
  expect(jobs.every((job) => job.status === 'active')).toBe(true)
  const one = await site.get(`/api/jobs/${jobs[0]?.id}`)
  expect(await one.json()).toEqual(jobs[0])
})

test('[API-5] an unknown or inactive job returns 404 “Job not found”', async ({ site }) => {
  const closed = await site.value(`update vacancies set status = 'inactive' returning id`)
  for (const id of [closed, '00000000-0000-4000-8000-000000000000', 'not-an-id', "'; drop table vacancies; --"]) {
    const answer = await site.get(`/api/jobs/${encodeURIComponent(id)}`)
    expect(answer.status, id).toBe(404)
    expect(await answer.json(), id).toMatchObject({ error: 'Job not found' })
  }
})
