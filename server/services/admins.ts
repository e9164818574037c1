import {
  type AdminInfo,
  type Credentials,
  type PasswordChange,
  type Registration,
  type RegistrationState,
  type SignedIn,
} from '../../contract/admin.ts'
import type { AuditAction } from '../../contract/audit.ts'
import { SiteError } from '../../contract/errors.ts'
import type { StepNeeded } from '../../contract/factors.ts'
import { defaultRole, may, type Role } from '../../contract/roles.ts'
import type { Db } from '../db/client.ts'
import {
  countAdmins,
  countOwners,
  deleteAdmin,
  findAdmin,
  findAdminByName,
  insertAdmin,
  listAdmins,
  lockAdmin,
  lockAdmins,
  updatePassword,
  updateRole,
  type AdminRow,
} from '../db/queries/admins.ts'
import { deleteLinksFor, deleteLinksIssuedBy } from '../db/queries/account-links.ts'
import { deleteChallengesOf } from '../db/queries/challenges.ts'
import { countFactors } from '../db/queries/factors.ts'
import { deleteInvitationsOf } from '../db/queries/invitations.ts'
import { endSessionsOf } from '../db/queries/sessions.ts'
import type { AccessTokens } from './access-tokens.ts'
import { aboutAdmin, writeAudit, type Actor, type Author, type From } from './audit.ts'
import { verifyProof, type FactorParts } from './factor-proofs.ts'
import { found } from './found.ts'
import { checkNewPassword } from './password-rules.ts'
import type { Passwords } from './passwords.ts'
import { checkOwnPassword } from './proofs.ts'
import { enter, startStep } from './second-step.ts'
import { isSameSecret } from './secrets.ts'
import { isCodeNeeded, type SetupCode } from './setup-code.ts'
import { countAttempt, forgetAttempts, type HashAccount, type Limit } from './sign-in-attempts.ts'

/** What sign-in and registration need besides the database. */
export type Auth = FactorParts & {
  tokens: AccessTokens
  hashAccount: HashAccount
  passwords: Passwords
  setupCode: SetupCode
  minPasswordLength: number
}

export async function registrationState(
  { db, setupCode, minPasswordLength }: Auth,
  { address }: From,
): Promise<RegistrationState> {
  const open = (await countAdmins(db)) === 0
  return { open, codeNeeded: open && isCodeNeeded(setupCode, address), minPasswordLength }
}

/** The first admin of an empty site needs no permission, and only one can succeed. Later ones are added by an owner. */
export async function registerAdmin(auth: Auth, registration: Registration, from: From, by?: Actor) {
  const { db } = auth
  if (!by) await checkFirst(auth, registration, from)
  checkNewPassword(registration.password, registration.username, auth.minPasswordLength, 'password')
  const passwordHash = await auth.passwords.hash(registration.password)
  return db.transaction(async (tx) => {
    await lockAdmins(tx)
    if (by) await checkStillAllowed(tx, by)
    else if ((await countAdmins(tx)) > 0) throw closed()
    const role = by ? (registration.role ?? defaultRole) : 'owner'
    const admin = await insertAdmin(tx, { username: registration.username, passwordHash, role })
    if (!admin) throw new SiteError('conflict', 'admin.registration_failed')
    const author = by ?? { ...from, adminId: admin.id, username: admin.username }
    await writeAudit(tx, author, { action: 'admin-added', ...aboutAdmin(admin, { role }) })
    return { id: admin.id, username: admin.username }
  })
}

async function checkFirst({ db, hashAccount, setupCode }: Auth, registration: Registration, from: From) {
  if ((await countAdmins(db)) > 0) throw closed()
  if (!isCodeNeeded(setupCode, from.address)) return
  const attempt = { accountHash: hashAccount('(setup code)'), network: from.network }
  await countAttempt(db, attempt)
  if (!isSameSecret(registration.setupCode ?? '', setupCode.code))
    throw new SiteError('invalid', 'admin.setup_code_wrong')
  await forgetAttempts(db, attempt)
}

const closed = () => new SiteError('sign_in_needed', 'admin.registration_closed')

/** `deviceId` is that of a device that has signed in to this account before; only then is it known. */
export async function signIn(
  auth: Auth,
  { username, password, code }: Credentials,
  from: From,
  deviceId: string | undefined,
): Promise<SignedIn | StepNeeded> {
  const { db, tokens, hashAccount, passwords } = auth
  const accountHash = hashAccount(username)
  const attempt =
    deviceId === undefined
      ? { accountHash, network: from.network }
      : { accountHash, network: `device ${deviceId}`, isKnown: true }
  const reached = await countAttempt(db, attempt, code !== undefined)
  const admin = await findAdminByName(db, username)
  const right = await passwords.isRight(password, admin?.passwordHash)
  if (!admin || !right) {
    if (admin) await writeAudit(db, from, { action: 'sign-in-failed', detail: { username: admin.username } })
    else await writeAudit(db, from, { action: 'sign-in-unknown' })
    if (reached)
      await writeAudit(db, from, {
        action: heldActions[reached],
        ...(admin && { detail: { username: admin.username } }),
      })
    throw loginFailed()
  }
  if (code !== undefined) await checkCode(auth, admin, code, from)
  const fresher = passwords.isOutdated(admin.passwordHash) ? await passwords.hash(password) : undefined
  return db.transaction(async (tx) => {
    const now = await lockAdmin(tx, admin.id)
    // The admin was removed, or got a new password, while this one was being verified.
    if (now?.passwordHash !== admin.passwordHash) throw loginFailed()
    if (fresher) await updatePassword(tx, admin.id, fresher)
    await forgetAttempts(tx, attempt)
    if (code !== undefined) return enter(tx, tokens, now, from, deviceId, codeKind(code))
    return (await startStep(tx, admin.id)) ?? enter(tx, tokens, now, from, deviceId)
  })
}

/** The same answer as for a wrong password, so that nobody learns which of the two was right. */
async function checkCode(auth: Auth, { id, username }: AdminRow, code: string, from: From) {
  const proof = { kind: codeKind(code), code }
  await verifyProof(auth, { adminId: id, username }, proof, 'passkey-sign-in', from).catch((cause: unknown) => {
    throw cause instanceof SiteError ? loginFailed() : cause
  })
}

const codeKind = (code: string) => (/^\d{6}$/.test(code) ? ('totp' as const) : ('recovery' as const))

const heldActions = {
  source: 'sign-in-held',
  network: 'network-held',
  account: 'account-held',
} as const satisfies Record<Limit, AuditAction>

const loginFailed = () => new SiteError('sign_in_needed', 'admin.login_failed')

/** A new password signs out all other devices. */
export async function changePassword(auth: Auth, { currentPassword, newPassword }: PasswordChange, by: Actor) {
  await checkOwnPassword(auth, currentPassword, by)
  checkNewPassword(newPassword, by.username, auth.minPasswordLength, 'newPassword')
  await setPassword(auth, by.adminId, newPassword, by)
}

/** For a colleague who forgot theirs; signs them out everywhere. */
export async function resetPassword(auth: Auth, id: string, password: string, by: Actor) {
  if (id === by.adminId) throw new SiteError('invalid', 'admin.password_of_own')
  const admin = found(await findAdmin(auth.db, id), 'admin.not_found')
  checkNewPassword(password, admin.username, auth.minPasswordLength, 'password')
  await setPassword(auth, id, password, by)
}

async function setPassword({ db, passwords }: Auth, id: string, password: string, by: Actor) {
  const passwordHash = await passwords.hash(password)
  await db.transaction(async (tx) => {
    const own = id === by.adminId
    const admin = own ? found(await lockAdmin(tx, id), 'admin.not_found') : await lockColleague(tx, id, by)
    await updatePassword(tx, id, passwordHash)
    // Also one that would confirm another address: whoever knew the old password may have asked for it.
    await deleteLinksFor(tx, id)
    await endSessionsOf(tx, id, own ? by.sessionId : undefined)
    await deleteChallengesOf(tx, id)
    await writeAudit(tx, by, { action: own ? 'password-changed' : 'password-reset', ...aboutAdmin(admin) })
  })
}

/** Admins cannot remove themselves, so an owner always remains. */
export async function removeAdmin({ db }: Auth, id: string, by: Actor) {
  if (id === by.adminId) throw new SiteError('conflict', 'admin.remove_self')
  await db.transaction(async (tx) => {
    const admin = await lockColleague(tx, id, by)
    await deleteAdmin(tx, id)
    await writeAudit(tx, by, { action: 'admin-removed', ...aboutAdmin(admin) })
  })
}

/** Takes effect with the next call of the admin, on every instance. */
export async function setRole({ db }: Auth, id: string, role: Role, by: Actor) {
  await db.transaction(async (tx) => {
    const admin = await lockColleague(tx, id, by)
    await changeRole(tx, admin, role, by)
  })
}

/** On the server, where nobody has to be signed in. */
export async function makeOwner(db: Db, username: string, by: Author) {
  await db.transaction(async (tx) => {
    await lockAdmins(tx)
    const admin = found(await findAdminByName(tx, username), 'admin.not_found')
    await changeRole(tx, admin, 'owner', by)
  })
}

async function changeRole(tx: Db, admin: AdminRow, role: Role, by: Author) {
  const { id } = admin
  if (admin.role === role) return
  if (admin.role === 'owner' && (await countOwners(tx)) === 1) throw new SiteError('conflict', 'admin.last_owner')
  await updateRole(tx, id, role)
  // A link from someone who may no longer invite people lets nobody in.
  if (!may(role, 'people.change')) {
    await deleteInvitationsOf(tx, id)
    await deleteLinksIssuedBy(tx, id)
  }
  await writeAudit(tx, by, { action: 'role-changed', ...aboutAdmin(admin, { from: admin.role, to: role }) })
}

/** A colleague to be changed by someone who may do so. */
export async function lockColleague(tx: Db, id: string, by: Actor): Promise<AdminRow> {
  await lockAdmins(tx)
  await checkStillAllowed(tx, by)
  return found(await lockAdmin(tx, id), 'admin.not_found')
}

/** When two owners remove or demote each other at once, the second one is no longer allowed to. */
export async function checkStillAllowed(tx: Db, by: Actor) {
  const now = await lockAdmin(tx, by.adminId)
  if (!now) throw new SiteError('not_allowed', 'admin.session_expired')
  if (!may(now.role, 'people.change')) throw new SiteError('not_allowed', 'admin.role_not_allowed')
}

export async function listAllAdmins({ db }: Pick<Auth, 'db'>): Promise<AdminInfo[]> {
  const [rows, counts] = await Promise.all([listAdmins(db), countFactors(db)])
  const factorsOf = (id: string) =>
    Object.fromEntries(counts.filter(({ adminId }) => adminId === id).map(({ kind, count }) => [kind, count]))
  return rows.map((row) => ({
    id: row.id,
    username: row.username,
    role: row.role,
    createdAt: row.createdAt.toISOString(),
    lastSignInAt: row.signedInAt?.toISOString() ?? null,
    factors: factorsOf(row.id),
  }))
}
