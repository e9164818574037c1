import type { MailText } from '../../content/letter.ts'
import type { LinkMail } from '../../contract/recovery.ts'
import type { Mailer } from '../ports/mail.ts'
import { OutsideError } from '../ports/outside-call.ts'

/** In the fragment, which browsers send neither to servers nor to the pages that are opened next. */
export const linkTo = (publicUrl: string, path: string, secret: string) => `${publicUrl}${path}#${secret}`

type LinkMailing = { mailer: Mailer | undefined; mailMs: number }

/** Sent right away, not from the queue, which would have to store the link. Whoever made it sees whether it was sent. */
export async function sendLink(
  { mailer, mailMs }: LinkMailing,
  mail: MailText & { id: string; to: string },
): Promise<LinkMail> {
  if (!mailer) return 'none'
  try {
    await mailer(mail, AbortSignal.timeout(mailMs))
    return 'sent'
  } catch (cause) {
    if (cause instanceof OutsideError) return 'failed'
    throw cause
  }
}
