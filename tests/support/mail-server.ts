import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { SMTPServer } from 'smtp-server'

export type MailServer = {
  settings: Record<string, string>
  mails: string[]
  /** The next mails are refused with a lasting or a passing error. */
  refuseNext: (count: number) => void
  stop: () => Promise<void>
}

/** A real SMTP server that keeps what it gets. */
export async function startMailServer(): Promise<MailServer> {
  const mails: string[] = []
  let refusals = 0
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData: (stream, _session, done) => {
      void text(stream).then((mail) => {
        if (refusals-- > 0) return done(Object.assign(new Error('Try again later'), { responseCode: 451 }))
        mails.push(mail)
        return done()
      })
    },
  })
  server.listen(0, '127.0.0.1')
  await once(server.server, 'listening')
  const { port } = server.server.address() as AddressInfo
  return {
    mails,
    refuseNext: (count) => {
      refusals = count
    },
    stop: () => new Promise((resolve) => server.close(() => resolve())),
    settings: {
      SMTP_URL: `smtp://127.0.0.1:${port}`,
      LEAD_MAIL_TO: 'team@tumari.example',
      DELIVERY_RETRY_SECONDS: '1',
      OUTSIDE_TIMEOUT_MS: '1000',
    },
  }
}
