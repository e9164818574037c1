import { sampleAgents } from '../../content/sample-agents.ts'
import { sampleVacancies } from '../../content/sample-vacancies.ts'
import { DeskAgentPage } from '../../contract/desk-agents.ts'
import { RemovedSamples } from '../../contract/samples.ts'
import { SiteStatus } from '../../contract/status.ts'
import { AdminVacancy } from '../../contract/vacancy.ts'
import { firstAdmin, test } from '../support/admin.ts'
import { applicationForm } from '../../support/application-form.ts'
import { answerOf, expect } from '../support/site.ts'

test('[OWN-3] the desk marks samples and removes them; what was edited or applied for stays', async ({ site }) => {
  const admin = await firstAdmin(site)
  const jobs = () => answerOf(AdminVacancy.array(), admin.get('/api/jobs'))
  const [edited, appliedFor, untouched] = await jobs()
  if (!edited || !appliedFor || !untouched) throw new Error('There are fewer than three sample jobs.')
  expect([edited, appliedFor, untouched].every(({ sample }) => sample)).toBe(true)

  const { id, version, ...fields } = edited
  await admin.send('PUT', `/api/jobs/${id}`, { ...fields, version, tagline: 'Our own words' })
  const application = applicationForm({ jobTitle: appliedFor.jobTitle, jobId: appliedFor.id })
  expect((await site.postForm('/api/applications', application)).status).toBe(201)
  const { data: agents } = await answerOf(DeskAgentPage, admin.get('/api/admin/agents'))
  const [agent] = agents
  if (!agent) throw new Error('There are no sample agents.')
  expect(agent.sample).toBe(true)
  await admin.send('PUT', `/api/admin/agents/${agent.id}`, { ...agent, name: 'Our own shop' })

  const answer = await admin.send('DELETE', '/api/admin/samples')
  const removed = RemovedSamples.parse(await answer.json())
  expect(removed).toEqual({
    agents: sampleAgents.length - 1,
    vacancies: sampleVacancies.length - 2,
    closed: 1,
    prices: 1,
  })
  expect((await jobs()).map(({ id: kept, status, sample }) => ({ kept, status, sample }))).toEqual(
    expect.arrayContaining([
      { kept: id, status: 'active', sample: false },
      { kept: appliedFor.id, status: 'inactive', sample: false },
    ]),
  )
  expect(await site.count('agents')).toBe(1)
  const status = await answerOf(SiteStatus, admin.get('/api/admin/status'))
  expect(status.samples).toEqual({ agents: 0, vacancies: 0, prices: 0 })
  expect((await site.get('/api/prices')).status).toBe(404)
  const { rows } = await site.pool.query(`select detail from audit_entries where action = 'samples-removed'`)
  expect(rows).toEqual([{ detail: removed }])
})
