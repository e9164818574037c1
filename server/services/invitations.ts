import { randomUUID } from 'node:crypto'
import { invitationMail } from '../../content/invitation-mail.ts'
import { SiteError } from '../../contract/errors.ts'
import { invitationDays } from '../../contract/invitation-days.ts'
import type { Acceptance, Invitation, MadeInvitation, NewInvitation, Offer } from '../../contract/invitation.ts'
import { invitationPath } from '../../contract/paths.ts'
import type { LinkMail } from '../../contract/recovery.ts'
import { isEmail } from '../../contract/text.ts'
import type { Db } from '../db/client.ts'
import { insertAdmin, lockAdmins } from '../db/queries/admins.ts'
import {
  deleteInvitation,
  deleteInvitationsExpiredFor,
  findOpenInvitation,
  listInvitations,
  saveInvitation,
  takeInvitation,
} from '../db/queries/invitations.ts'
import type { Mailer } from '../ports/mail.ts'
import { checkStillAllowed } from './admins.ts'
import { aboutAdmin, writeAudit, type Actor, type From } from './audit.ts'
import { found } from './found.ts'
import { linkTo, sendLink } from './one-time-links.ts'
import { checkNewPassword } from './password-rules.ts'
import type { Passwords } from './passwords.ts'
import { hashSecret, newSecret } from './secrets.ts'

/** Without a mailer, the owner passes the link on. */
export type Inviting = {
  db: Db
  publicUrl: string
  mailer: Mailer | undefined
  mailMs: number
  passwords: Passwords
  minPasswordLength: number
}

/** How long an invitation that nobody used stays in the list. */
const shownDaysAfterEnd = 30

/** Repeated with the same id, because the answer was lost, it is still one invitation, with another link. */
export async function invite(
  parts: Inviting,
  { invitationId: id, recipient, role }: NewInvitation,
  by: Actor,
): Promise<MadeInvitation> {
  const secret = newSecret()
  const row = await parts.db.transaction(async (tx) => {
    await lockAdmins(tx)
    await checkStillAllowed(tx, by)
    await deleteInvitationsExpiredFor(tx, shownDaysAfterEnd)
    const invitation = { id, hash: hashSecret(secret), recipient, role, inviterId: by.adminId }
    const stored = found(await saveInvitation(tx, invitation, invitationDays), 'invitation.invalid')
    await writeAudit(tx, by, { action: 'person-invited', detail: { role } })
    return stored
  })
  const data = describe({ ...row, invitedBy: by.username })
  const link = linkTo(parts.publicUrl, invitationPath, secret)
  return { data, link, mail: await send(parts, data, link) }
}

/** With an id of its own: a mailbox that knows the first email must not drop the one with the new link. */
async function send(parts: Inviting, data: Invitation, link: string): Promise<LinkMail> {
  if (!isEmail(data.recipient)) return 'none'
  return sendLink(parts, { id: `invitation-${randomUUID()}`, to: data.recipient, ...invitationMail(data.role, link) })
}

export const readInvitations = async (db: Db): Promise<Invitation[]> => (await listInvitations(db)).map(describe)

export async function withdrawInvitation(db: Db, id: string, by: Actor) {
  await db.transaction(async (tx) => {
    const row = found(await deleteInvitation(tx, id), 'invitation.invalid')
    await writeAudit(tx, by, { action: 'invitation-withdrawn', detail: { role: row.role } })
  })
}

export async function readOffer({ db, minPasswordLength }: Inviting, secret: string): Promise<Offer> {
  const row = found(await findOpenInvitation(db, hashSecret(secret)), 'invitation.invalid')
  const { role, invitedBy, expiresAt } = describe(row)
  return { role, invitedBy, expiresAt, minPasswordLength }
}

/** Creates the account that an invitation is for. A name that is taken leaves the invitation usable. */
export async function acceptInvitation(parts: Inviting, { secret, username, password }: Acceptance, from: From) {
  const { db, passwords, minPasswordLength } = parts
  const hash = hashSecret(secret)
  found(await findOpenInvitation(db, hash), 'invitation.invalid')
  checkNewPassword(password, username, minPasswordLength, 'password')
  const passwordHash = await passwords.hash(password)
  return db.transaction(async (tx) => {
    await lockAdmins(tx)
    const { role } = found(await takeInvitation(tx, hash), 'invitation.invalid')
    const admin = await insertAdmin(tx, { username, passwordHash, role })
    if (!admin) throw new SiteError('conflict', 'admin.registration_failed')
    const author = { ...from, adminId: admin.id, username }
    await writeAudit(tx, author, { action: 'invitation-accepted', ...aboutAdmin(admin, { role }) })
    return { id: admin.id, username }
  })
}

type Described = Omit<Invitation, 'createdAt' | 'expiresAt' | 'isExpired'> & { createdAt: Date; expiresAt: Date }

const describe = ({ id, recipient, role, invitedBy, createdAt, expiresAt }: Described): Invitation => ({
  id,
  recipient,
  role,
  invitedBy,
  createdAt: createdAt.toISOString(),
  expiresAt: expiresAt.toISOString(),
  isExpired: expiresAt.getTime() <= Date.now(),
})
