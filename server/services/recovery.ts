import { recoveryMail } from '../../content/recovery-mail.ts'
import { SiteError } from '../../contract/errors.ts'
import { recoveryPath } from '../../contract/paths.ts'
import { recoveryMinutes } from '../../contract/recovery-minutes.ts'
import type { MadeRecovery, Recoverable, Recovery } from '../../contract/recovery.ts'
import type { Db } from '../db/client.ts'
import type { Limit } from '../db/limit.ts'
import {
  countRequestedLinks,
  deleteExpiredLinks,
  deleteLink,
  deleteLinksFor,
  findOpenLink,
  insertAccountLink,
  takeLink,
} from '../db/queries/account-links.ts'
import { findAdminByName, lockAdmin, updatePassword } from '../db/queries/admins.ts'
import { deleteChallengesOf } from '../db/queries/challenges.ts'
import { endSessionsOf } from '../db/queries/sessions.ts'
import type { Queue, RecoveryJob } from '../db/queue.ts'
import { lockColleague } from './admins.ts'
import { aboutAdmin, writeAudit, type Actor, type Author, type From } from './audit.ts'
import { attemptMail, type Sending, type Tried } from './deliveries.ts'
import { found } from './found.ts'
import type { Inviting } from './invitations.ts'
import { linkTo, sendLink } from './one-time-links.ts'
import { checkNewPassword } from './password-rules.ts'
import { hashSecret, newSecret } from './secrets.ts'
import { forgetAttempts, type HashAccount } from './sign-in-attempts.ts'
import { takeOne } from './within-limit.ts'

export type Recovering = Inviting & {
  hashAccount: HashAccount
  queue: Pick<Queue, 'add'>
  /** How many emails a network may ask for. */
  limit: Limit
}

/** An owner makes a link for a colleague. It goes to the colleague alone, if they have a confirmed address. */
export async function issueRecovery(parts: Recovering, id: string, by: Actor): Promise<MadeRecovery> {
  if (id === by.adminId) throw new SiteError('conflict', 'admin.password_of_own')
  const secret = newSecret()
  const { admin, row } = await parts.db.transaction(async (tx) => {
    const colleague = await lockColleague(tx, id, by)
    return { admin: colleague, row: await makeLink(tx, colleague, secret, by) }
  })
  const link = linkTo(parts.publicUrl, recoveryPath, secret)
  const { username, email } = admin
  const text = recoveryMail(username, link)
  const mail = email === null ? 'none' : await sendLink(parts, { id: `recovery-${row.id}`, to: email, ...text })
  return { username, mail, link: mail === 'sent' ? null : link, expiresAt: row.expiresAt.toISOString() }
}

/** On the server: a link for whoever has nobody to ask. */
export async function issueAsOperator(db: Db, publicUrl: string, username: string, by: Author): Promise<string> {
  const secret = newSecret()
  await db.transaction(async (tx) => {
    const admin = found(await findAdminByName(tx, username), 'admin.not_found')
    await makeLink(tx, admin, secret, by)
  })
  return linkTo(publicUrl, recoveryPath, secret)
}

async function makeLink(tx: Db, admin: { id: string; username: string }, secret: string, by: Author) {
  await deleteExpiredLinks(tx)
  await writeAudit(tx, by, { action: 'recovery-issued', ...aboutAdmin(admin) })
  const link = {
    hash: hashSecret(secret),
    purpose: 'recovery' as const,
    adminId: admin.id,
    issuerId: by.adminId ?? null,
  }
  return insertAccountLink(tx, link, recoveryMinutes)
}

/**
 * Somebody who cannot sign in asks for a link. The same is done whether or not the account exists, so that neither the
 * answer nor its timing reveals which; the queue sends the link, if there is an address.
 */
export async function requestRecovery(parts: Recovering, username: string, from: From) {
  const { db, mailer, limit, queue } = parts
  if (!mailer) throw new SiteError('conflict', 'recovery.no_email')
  await takeOne(limit, from)
  const admin = await findAdminByName(db, username)
  const request: RecoveryJob = {
    kind: 'recovery',
    adminId: admin?.id ?? nobody,
    requestedAt: new Date().toISOString(),
    address: from.address,
    userAgent: from.userAgent ?? '',
  }
  await queue.add(db, 'account', [request])
}

const nobody = '00000000-0000-0000-0000-000000000000'

/** More would fill the mailbox of an admin, for whoever asks from many networks. */
const maxRequestedLinks = 3

/** Makes one attempt to send a link that was asked for. A failed one leaves no link behind. */
export async function sendRequestedLink(
  { db, mailer, publicUrl }: Sending,
  { adminId, requestedAt, address, userAgent }: RecoveryJob,
  signal: AbortSignal,
): Promise<Tried> {
  const since = new Date(requestedAt)
  const isLate = Date.now() - since.getTime() > recoveryMinutes * 60_000
  if (isLate) return { outcome: 'arrived' }
  const secret = newSecret()
  const made = await db.transaction(async (tx) => {
    // Another address may be confirmed at the same moment; then the link is for that one.
    const admin = await lockAdmin(tx, adminId)
    if (!admin || admin.email === null) return undefined
    await deleteExpiredLinks(tx)
    if ((await countRequestedLinks(tx, adminId)) >= maxRequestedLinks) return undefined
    const link = { hash: hashSecret(secret), purpose: 'recovery' as const, adminId }
    return { admin, to: admin.email, ...(await insertAccountLink(tx, link, recoveryMinutes)) }
  })
  if (!made) return { outcome: 'arrived' }
  const { id, admin, to } = made
  const text = recoveryMail(admin.username, linkTo(publicUrl, recoveryPath, secret))
  const tried = await attemptMail(mailer, { id: `recovery-${id}`, to, ...text }, since, signal)
  if (tried.outcome !== 'arrived') await deleteLink(db, id)
  else await writeAudit(db, { address, network: '', userAgent }, { action: 'recovery-requested', ...aboutAdmin(admin) })
  return tried
}

export async function readRecovery({ db, minPasswordLength }: Recovering, secret: string): Promise<Recoverable> {
  const row = found(await findOpenLink(db, hashSecret(secret), 'recovery'), 'recovery.invalid')
  return { username: row.username, expiresAt: row.expiresAt.toISOString(), minPasswordLength }
}

/** Sets a new password and signs out every device. Second factors stay: a link alone must not get around them. Returns the username. */
export async function recoverAccount(parts: Recovering, { secret, password }: Recovery, from: From) {
  const { db, passwords, minPasswordLength, hashAccount } = parts
  const hash = hashSecret(secret)
  const { adminId, username } = found(await findOpenLink(db, hash, 'recovery'), 'recovery.invalid')
  checkNewPassword(password, username, minPasswordLength, 'password')
  const passwordHash = await passwords.hash(password)
  await db.transaction(async (tx) => {
    await lockAdmin(tx, adminId)
    found(await takeLink(tx, hash, 'recovery'), 'recovery.invalid')
    await deleteLinksFor(tx, adminId)
    await updatePassword(tx, adminId, passwordHash)
    await endSessionsOf(tx, adminId)
    await deleteChallengesOf(tx, adminId)
    // Someone who forgot their password has tried a few.
    await forgetAttempts(tx, { accountHash: hashAccount(username), network: from.network })
    const author = { ...from, adminId, username }
    await writeAudit(tx, author, { action: 'recovery-used', ...aboutAdmin({ id: adminId, username }) })
  })
  return username
}
