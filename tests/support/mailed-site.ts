import { expect, test as base } from 'vitest'
import { applicationForm } from '../../support/application-form.ts'
import { makeJobsDue } from './queue-jobs.ts'
import { startMailServer, type MailServer } from './mail-server.ts'
import { started } from './started.ts'
import { openTestSite, startTestSite, type TestSite } from './site.ts'

type Mailed = { mail: MailServer; site: TestSite }

/** With a name, as operators write it. */
export const hiringMailbox = 'Hiring <hiring@company.example>'

const settingsFor = (mail: MailServer) => ({ ...mail.settings, HIRING_MAIL_TO: hiringMailbox })

/** A test with its own site and mail server. */
export const test = base.extend<Mailed>({
  mail: started(startMailServer),
  site: async ({ mail }, use) => use(await startTestSite(settingsFor(mail))),
})

/** Tests of one file share a site and its mail server, so each has applicants and leads of its own. */
export const sharedTest = base.extend<{ $file: Mailed }>({
  mail: [started(startMailServer), { scope: 'file' }],
  site: [
    async ({ mail }, use) => {
      const site = await openTestSite(settingsFor(mail))
      await use(site)
      await site.stop()
    },
    { scope: 'file' },
  ],
})

/** The id of an application that a person of this name sends. */
export async function apply(site: TestSite, firstName: string): Promise<string> {
  const email = `${firstName.toLowerCase()}@mail.example`
  expect((await site.postForm('/api/applications', applicationForm({ firstName, email }))).status).toBe(201)
  return site.value('select id from applications where email = $1', [email])
}

/** Ends the ten seconds in which emails can be undone. */
export const sendNow = (site: TestSite) => makeJobsDue(site.pool, 'deliver-email')
