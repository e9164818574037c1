import { z } from 'zod'
import { applicationForm, careerForm } from '../../support/application-form.ts'
import type { Desk } from './desk.ts'
import { inquiry, inquiryCall } from '../../support/lead.ts'
import type { SiteProcess } from '../../support/site-process.ts'
import { postJson } from '../../support/calls.ts'

const Listed = z.object({ data: z.array(z.object({ id: z.string() })) })

/** The id of the latest entry; the tests of one worker run one after the other. */
async function newest(desk: Desk, path: string): Promise<string> {
  const { data } = Listed.parse(await (await desk.send('GET', path)).json())
  if (!data[0]) throw new Error(`There is nothing at ${path}.`)
  return data[0].id
}

async function sent(answer: Promise<Response>) {
  const { status } = await answer
  if (status !== 201) throw new Error(`The site answered ${status}.`)
}

export async function submitApplication(site: SiteProcess, desk: Desk, changes: Record<string, string | File> = {}) {
  await sent(fetch(`${site.url}/api/applications`, { method: 'POST', body: applicationForm(changes) }))
  return newest(desk, '/api/applications')
}

export async function submitResume(site: SiteProcess, desk: Desk, changes: Record<string, string | File> = {}) {
  const body = careerForm(changes)
  await sent(fetch(`${site.url}/web/api/career/submit-career-form`, { method: 'POST', body }))
  return newest(desk, '/api/career-forms')
}

export async function submitInquiry(
  site: SiteProcess,
  desk: Desk,
  changes: object = {},
  headers: Record<string, string> = {},
) {
  const body = { ...inquiry, source: 'home', page: '/', consentVersion: 'inquiry-1', ...changes }
  await sent(postJson(site.url + inquiryCall, body, headers))
  return newest(desk, '/api/leads')
}
