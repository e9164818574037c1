import type { Socket } from 'node:net'
import { SMTPServer, type SMTPServerOptions } from 'smtp-server'
import { listenLocally } from '../../support/port.ts'

/** Accepts mails, refuses them for now, never answers, or accepts them and then never answers. */
type MailBehavior = 'normal' | 'refuse' | 'hang' | 'accept-and-hang'

export type MailServer = {
  settings: Record<string, string>
  mails: string[]
  /** The mails to one address. */
  mailsTo: (address: string) => string[]
  /** Refuses the next mails temporarily, with 451: all, or those to one address. */
  refuseNext: (count: number, address?: string) => void
  setBehavior: (behavior: MailBehavior) => void
  /** Ends all connections and accepts none. */
  goDown: () => Promise<void>
  comeBackUp: () => Promise<void>
  stop: () => Promise<void>
}

/** A real SMTP server that keeps the mails it receives. */
export async function startMailServer(): Promise<MailServer> {
  const mails: string[] = []
  let behavior: MailBehavior = 'normal'
  let refusals = 0
  let refused: string | undefined
  const options: SMTPServerOptions = {
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData: (stream, { envelope }, done) => {
      const isRefused = () =>
        (refused === undefined || envelope.rcptTo.some(({ address }) => address === refused)) && refusals-- > 0
      let mail = ''
      stream.on('data', (chunk: Buffer) => (mail += chunk.toString()))
      stream.on('end', () => {
        if (behavior === 'hang') return undefined
        if (behavior === 'refuse' || isRefused())
          return done(Object.assign(new Error('Try again later'), { responseCode: 451 }))
        mails.push(mail)
        return behavior === 'accept-and-hang' ? undefined : done()
      })
    },
  }
  const connections = new Set<Socket>()
  const open = () => {
    const smtp = new SMTPServer(options)
    smtp.on('error', () => undefined)
    smtp.server.on('connection', (socket: Socket) => {
      connections.add(socket)
      socket.on('close', () => connections.delete(socket))
    })
    return smtp
  }
  let server = open()
  const port = await listenLocally(server.server)
  const goDown = async () => {
    const closed = new Promise<void>((resolve) => server.close(() => resolve()))
    for (const socket of connections) socket.destroy()
    await closed
  }
  return {
    mails,
    mailsTo: (address) => mails.filter((mail) => mail.split('\r\n').includes(`To: ${address}`)),
    refuseNext: (count, address) => {
      refusals = count
      refused = address
    },
    setBehavior: (next) => {
      behavior = next
    },
    goDown,
    comeBackUp: async () => {
      server = open()
      await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
    },
    stop: goDown,
    settings: {
      SMTP_URL: `smtp://127.0.0.1:${port}`,
      MAIL_FROM: 'site@company.example',
      LEAD_MAIL_TO: 'team@company.example',
      DELIVERY_RETRY_SECONDS: '1',
      OUTSIDE_TIMEOUT_MS: '1000',
    },
  }
}
