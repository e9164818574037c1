import { confirmEmailMail } from '../../content/recovery-mail.ts'
import { confirmEmailPath } from '../../contract/paths.ts'
import { recoveryMinutes } from '../../contract/recovery-minutes.ts'
import type { AccountEmail, LinkMail } from '../../contract/recovery.ts'
import {
  deleteExpiredLinks,
  deleteLinksFor,
  findOpenLink,
  findPendingEmail,
  insertAccountLink,
  takeLink,
} from '../db/queries/account-links.ts'
import { findAdmin, lockAdmin, updateEmail } from '../db/queries/admins.ts'
import { writeAudit, type Actor, type From } from './audit.ts'
import { found } from './found.ts'
import { linkTo, sendLink } from './one-time-links.ts'
import type { Recovering } from './recovery.ts'
import { hashSecret, newSecret } from './secrets.ts'
import { takeOne } from './within-limit.ts'

export async function readEmail({ db, mailer }: Recovering, by: Actor): Promise<AccountEmail> {
  const admin = await findAdmin(db, by.adminId)
  return {
    email: admin?.email ?? null,
    pending: await findPendingEmail(db, by.adminId),
    byEmail: mailer !== undefined,
  }
}

/** Sends a link to the address; until it is used, the previous address stays in place. */
export async function setEmail(parts: Recovering, email: string, by: Actor): Promise<{ mail: LinkMail }> {
  if (!parts.mailer) return { mail: 'none' }
  await takeOne(parts.limit, by)
  const secret = newSecret()
  const { id } = await parts.db.transaction(async (tx) => {
    await lockAdmin(tx, by.adminId)
    await deleteExpiredLinks(tx)
    await deleteLinksFor(tx, by.adminId, 'email')
    const link = { hash: hashSecret(secret), purpose: 'email' as const, adminId: by.adminId, email }
    return insertAccountLink(tx, link, recoveryMinutes)
  })
  const text = confirmEmailMail(by.username, linkTo(parts.publicUrl, confirmEmailPath, secret))
  return { mail: await sendLink(parts, { id: `email-${id}`, to: email, ...text }) }
}

/** Links that were sent to the previous address no longer work. */
export async function confirmEmail({ db }: Recovering, secret: string, from: From) {
  const hash = hashSecret(secret)
  const { adminId, username } = found(await findOpenLink(db, hash, 'email'), 'recovery.invalid')
  return db.transaction(async (tx) => {
    await lockAdmin(tx, adminId)
    const link = await takeLink(tx, hash, 'email')
    const email = found(link?.email ?? undefined, 'recovery.invalid')
    await updateEmail(tx, adminId, email)
    await deleteLinksFor(tx, adminId, 'recovery')
    await writeAudit(tx, { ...from, adminId, username }, { action: 'email-confirmed', detail: { username } })
    return { username, email }
  })
}

export async function removeEmail({ db }: Recovering, by: Actor) {
  await db.transaction(async (tx) => {
    const admin = await lockAdmin(tx, by.adminId)
    await deleteLinksFor(tx, by.adminId)
    if (!admin?.email) return
    await updateEmail(tx, by.adminId, null)
    await writeAudit(tx, by, { action: 'email-removed', detail: { username: by.username } })
  })
}
