import { SMTPServer } from 'smtp-server'
import { listenLocally } from '../../support/port.ts'

export type MailServer = {
  settings: Record<string, string>
  mails: string[]
  /** The mails to one address. */
  mailsTo: (address: string) => string[]
  /** Refuses the next mails temporarily, with 451: all, or those to one address. */
  refuseNext: (count: number, address?: string) => void
  stop: () => Promise<void>
}

/** A real SMTP server that keeps the mails it receives. */
export async function startMailServer(): Promise<MailServer> {
  const mails: string[] = []
  let refusals = 0
  let refused: string | undefined
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData: (stream, { envelope }, done) => {
      const isRefused = () =>
        (refused === undefined || envelope.rcptTo.some(({ address }) => address === refused)) && refusals-- > 0
      let mail = ''
      stream.on('data', (chunk: Buffer) => (mail += chunk.toString()))
      stream.on('end', () => {
        if (isRefused()) return done(Object.assign(new Error('Try again later'), { responseCode: 451 }))
        mails.push(mail)
        return done()
      })
    },
  })
  const port = await listenLocally(server.server)
  return {
    mails,
    mailsTo: (address) => mails.filter((mail) => mail.split('\r\n').includes(`To: ${address}`)),
    refuseNext: (count, address) => {
      refusals = count
      refused = address
    },
    stop: () => new Promise((resolve) => server.close(() => resolve())),
    settings: {
      SMTP_URL: `smtp://127.0.0.1:${port}`,
      MAIL_FROM: 'site@company.example',
      LEAD_MAIL_TO: 'team@company.example',
      DELIVERY_RETRY_SECONDS: '1',
      OUTSIDE_TIMEOUT_MS: '1000',
    },
  }
}
