import { startProcess } from '../../support/site-process.ts'
import { test as deskTest } from './desk.ts'
import { startMailServer, type MailServer } from './mail-server.ts'

/** The desk of a site that sends its emails to a mail server. */
export const test = deskTest.extend<object, { mail: MailServer }>({
  mail: [
    async ({}, use) => {
      const mail = await startMailServer()
      await use(mail)
      await mail.stop()
    },
    { scope: 'worker' },
  ],
  site: [
    async ({ mail }, use) => {
      const site = await startProcess({ settings: mail.settings })
      await use(site)
      await site.remove()
    },
    { scope: 'worker', timeout: 120_000 },
  ],
})
