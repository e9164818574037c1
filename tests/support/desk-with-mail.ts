import { test as deskTest } from './desk.ts'
import { startMailServer, type MailServer } from './mail-server.ts'
import { started } from './started.ts'

/** The desk of a site that sends its emails to a mail server. */
export const test = deskTest.extend<object, { mail: MailServer }>({
  mail: [started(startMailServer), { scope: 'worker' }],
  settings: [({ mail }, use) => use(mail.settings), { scope: 'worker' }],
})
