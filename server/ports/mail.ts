import { createTransport } from 'nodemailer'
import type { Config } from '../config/config.ts'
import { OutsideError } from './outside-call.ts'

export type Mail = {
  id: string
  to: string
  replyTo?: string
  subject: string
  text: string
  /** An invitation, as a part of the message and as a file. */
  calendar?: { method: string; text: string }
  /** Asks autoresponders, such as out-of-office replies, not to reply. */
  isAutomatic?: boolean
}

export type Mailer = (mail: Mail, signal: AbortSignal) => Promise<void>

type MailSettings = Pick<NonNullable<Config['mail']>, 'url' | 'from'>

/**
 * Sends through an SMTP server. The message id stays the same across attempts, so that duplicates can be recognized.
 */
export function createMailer({ url, from }: MailSettings, timeoutMs: number): Mailer {
  const options = connectionTo(url, timeoutMs)
  return async ({ id, isAutomatic, calendar, ...mail }, signal) => {
    const transport = createTransport(options)
    try {
      const headers = isAutomatic ? { 'Auto-Submitted': 'auto-replied' } : {}
      const sent = transport.sendMail({
        ...mail,
        headers,
        from,
        messageId: `<${id}@${hostOf(from)}>`,
        ...(calendar && { icalEvent: { method: calendar.method, filename: 'interview.ics', content: calendar.text } }),
      })
      await Promise.race([sent, rejectOnAbort(signal)])
    } catch (cause) {
      throw cause instanceof OutsideError ? cause : new OutsideError(`mail-${codeOf(cause)}`, { cause })
    } finally {
      transport.close()
    }
  }
}

/** Connects and authenticates without sending anything; throws an `OutsideError`. */
export async function checkMail({ url }: MailSettings, timeoutMs: number): Promise<void> {
  const transport = createTransport(connectionTo(url, timeoutMs))
  try {
    await transport.verify()
  } catch (cause) {
    throw new OutsideError(`mail-${codeOf(cause)}`, { cause })
  } finally {
    transport.close()
  }
}

function connectionTo(url: string, timeoutMs: number) {
  const { hostname, port, protocol, username, password } = new URL(url)
  const secure = protocol === 'smtps:'
  return {
    host: hostname,
    port: Number(port) || (secure ? 465 : 587),
    secure,
    ...(username && { auth: { user: decodeURIComponent(username), pass: decodeURIComponent(password) } }),
    // Never send a password over an unencrypted connection.
    requireTLS: username !== '',
    connectionTimeout: timeoutMs,
    greetingTimeout: timeoutMs,
    socketTimeout: timeoutMs,
    disableFileAccess: true,
    disableUrlAccess: true,
  }
}

/** The timeouts above only cover silence; this one stops a server that trickles data. */
const rejectOnAbort = (signal: AbortSignal) =>
  new Promise<never>((_, reject) => {
    signal.addEventListener('abort', () => reject(new OutsideError('timeout')), { once: true })
  })

/** The address alone: a mailbox may have a name before it, as in “Careers <careers@example.com>”. */
export const addressIn = (mailbox: string) => /<([^<>]+)>/.exec(mailbox)?.[1] ?? mailbox

const hostOf = (address: string) => /@([\w.-]+)/.exec(address)?.[1] ?? 'localhost'

const codeOf = (cause: unknown) =>
  cause instanceof Error && 'code' in cause && typeof cause.code === 'string' ? cause.code.slice(0, 40) : 'failed'
