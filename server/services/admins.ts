import { createHash, timingSafeEqual } from 'node:crypto'
import {
  type AdminInfo,
  type Credentials,
  type PasswordChange,
  type Registration,
  type RegistrationState,
  type Tokens,
} from '../../contract/admin.ts'
import { SiteError } from '../../contract/errors.ts'
import type { Db } from '../db/client.ts'
import {
  countAdmins,
  deleteAdmin,
  findAdminByName,
  insertAdmin,
  listAdmins,
  lockAdmin,
  lockAdmins,
  updatePassword,
} from '../db/queries/admins.ts'
import { endSessionsOf } from '../db/queries/sessions.ts'
import type { AccessTokens } from './access-tokens.ts'
import { writeAudit, type Actor, type From } from './audit.ts'
import { hashPassword, isOutdated, isPassword } from './passwords.ts'
import { startSession } from './sessions.ts'
import { countAttempt, forgetAttempts, type HashAccount } from './sign-in-attempts.ts'

/** What sign-in and registration need besides the database. */
export type Auth = { db: Db; tokens: AccessTokens; hashAccount: HashAccount; setupCode: string | undefined }

export async function registrationState({ db, setupCode }: Auth): Promise<RegistrationState> {
  const open = (await countAdmins(db)) === 0
  return { open, codeNeeded: open && setupCode !== undefined }
}

/** The first admin of an empty site needs no permission, and only one can succeed. Later ones are added by an admin. */
export async function registerAdmin(auth: Auth, registration: Registration, from: From, by?: Actor) {
  const { db } = auth
  if (!by) await checkFirst(auth, registration, from)
  const passwordHash = await hashPassword(registration.password)
  return db.transaction(async (tx) => {
    await lockAdmins(tx)
    if (!by && (await countAdmins(tx)) > 0) throw closed()
    const admin = await insertAdmin(tx, registration.username, passwordHash)
    if (!admin) throw new SiteError('conflict', 'admin.registration_failed')
    const author = by ?? { ...from, adminId: admin.id, username: admin.username }
    await writeAudit(tx, author, {
      action: 'admin-added',
      subject: { kind: 'admin', id: admin.id },
      detail: { username: admin.username },
    })
    return { id: admin.id, username: admin.username }
  })
}

async function checkFirst({ db, hashAccount, setupCode }: Auth, registration: Registration, from: From) {
  if ((await countAdmins(db)) > 0) throw closed()
  if (setupCode === undefined) return
  const attempt = { accountHash: hashAccount('(setup code)'), network: from.network }
  await countAttempt(db, attempt)
  if (!isSame(registration.setupCode ?? '', setupCode)) throw new SiteError('invalid', 'admin.setup_code_wrong')
  await forgetAttempts(db, attempt)
}

const closed = () => new SiteError('sign_in_needed', 'admin.registration_closed')

const digest = (text: string) => createHash('sha256').update(text).digest()
const isSame = (one: string, other: string) => timingSafeEqual(digest(one), digest(other))

export async function signIn(auth: Auth, { username, password }: Credentials, from: From): Promise<Tokens> {
  const { db, tokens, hashAccount } = auth
  const attempt = { accountHash: hashAccount(username), network: from.network }
  const { last } = await countAttempt(db, attempt)
  const admin = await findAdminByName(db, username)
  const right = await isPassword(password, admin?.passwordHash)
  if (!admin || !right) {
    if (admin) await writeAudit(db, from, { action: 'sign-in-failed', detail: { username: admin.username } })
    else await writeAudit(db, from, { action: 'sign-in-unknown' })
    if (last) await writeAudit(db, from, { action: 'sign-in-held' })
    throw loginFailed()
  }
  const fresher = isOutdated(admin.passwordHash) ? await hashPassword(password) : undefined
  return db.transaction(async (tx) => {
    const now = await lockAdmin(tx, admin.id)
    // The admin was removed, or got a new password, while this one was being verified.
    if (now?.passwordHash !== admin.passwordHash) throw loginFailed()
    if (fresher) await updatePassword(tx, admin.id, fresher)
    await forgetAttempts(tx, attempt)
    await writeAudit(tx, { ...from, adminId: admin.id, username: admin.username }, { action: 'signed-in' })
    return startSession(tx, tokens, admin.id, from)
  })
}

const loginFailed = () => new SiteError('sign_in_needed', 'admin.login_failed')

/** A new password signs out all other devices. */
export async function changePassword(auth: Auth, { currentPassword, newPassword }: PasswordChange, by: Actor) {
  const { db, hashAccount } = auth
  const attempt = { accountHash: hashAccount(by.username), network: by.network }
  await countAttempt(db, attempt)
  const admin = await findAdminByName(db, by.username)
  if (!(await isPassword(currentPassword, admin?.passwordHash))) throw new SiteError('invalid', 'admin.password_wrong')
  await forgetAttempts(db, attempt)
  await setPassword(db, by.adminId, newPassword, by)
}

/** For a colleague who forgot theirs; signs them out everywhere. */
export async function resetPassword({ db }: Auth, id: string, password: string, by: Actor) {
  if (id === by.adminId) throw new SiteError('invalid', 'admin.password_of_own')
  await setPassword(db, id, password, by)
}

async function setPassword(db: Db, id: string, password: string, by: Actor) {
  const passwordHash = await hashPassword(password)
  await db.transaction(async (tx) => {
    const admin = await lockAdmin(tx, id)
    if (!admin) throw noSuchAdmin()
    const own = id === by.adminId
    await updatePassword(tx, id, passwordHash)
    await endSessionsOf(tx, id, own ? by.sessionId : undefined)
    await writeAudit(tx, by, {
      action: own ? 'password-changed' : 'password-reset',
      subject: { kind: 'admin', id },
      detail: { username: admin.username },
    })
  })
}

/** Admins cannot remove themselves, so one always remains. */
export async function removeAdmin({ db }: Auth, id: string, by: Actor) {
  if (id === by.adminId) throw new SiteError('conflict', 'admin.remove_self')
  await db.transaction(async (tx) => {
    await lockAdmins(tx)
    // When two admins remove each other at once, the second one no longer exists.
    if (!(await lockAdmin(tx, by.adminId))) throw new SiteError('not_allowed', 'admin.session_expired')
    const admin = await lockAdmin(tx, id)
    if (!admin) throw noSuchAdmin()
    await deleteAdmin(tx, id)
    await writeAudit(tx, by, {
      action: 'admin-removed',
      subject: { kind: 'admin', id },
      detail: { username: admin.username },
    })
  })
}

const noSuchAdmin = () => new SiteError('not_found', 'admin.not_found')

export async function listAllAdmins({ db }: Auth): Promise<AdminInfo[]> {
  const rows = await listAdmins(db)
  return rows.map((row) => ({
    id: row.id,
    username: row.username,
    createdAt: row.createdAt.toISOString(),
    lastSeenAt: row.lastSeenAt?.toISOString() ?? null,
  }))
}
