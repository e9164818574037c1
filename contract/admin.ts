import { z } from 'zod'
import { factorKinds, FactorProof } from './factors.ts'
import { normalizePassword } from './password.ts'
import { because } from './reasons.ts'
import { roles } from './roles.ts'
import { text } from './text.ts'

/** Compared in full, after normalization. */
const password = z
  .string(because('admin.password_required'))
  .max(200, because('text.too_long'))
  .refine((value) => value.isWellFormed(), because('text.unstorable'))
  .transform(normalizePassword)

/** Its rules depend on the site and on the username, so the service checks them. */
export const NewPassword = password

/** For signing in: accepts older names that do not meet the rule for new ones. */
const username = text(80, 'admin.username_required')

/** Only characters that every keyboard has and all software compares the same way. */
export const NewUsername = z
  .string(because('admin.username_required'))
  .min(1, because('admin.username_required'))
  // Some keyboards add a space; other blank or invisible characters are not dropped but refused.
  .regex(/^ {0,3}[A-Za-z0-9._-]{3,40} {0,3}$/, because('admin.username_rule'))
  .trim()

export const isNewUsername = (value: string) => NewUsername.safeParse(value).success

/**
 * A one-time code or a recovery code can be sent along: while too many passwords are tried on an account, it gets its
 * people in.
 */
export const Credentials = z.object({
  username,
  password: password.refine((value) => value !== '', because('admin.password_required')),
  code: z
    .string()
    .max(40)
    .transform((code) => code.replaceAll(/[\s-]/g, '').toLowerCase())
    .optional(),
})
export type Credentials = z.infer<typeof Credentials>

export const RoleName = z.enum(roles, because('admin.role_unknown'))

/**
 * `setupCode` is checked only for the first admin, and only if the operator has set one. `role` is for people whom an
 * owner adds; the first admin is an owner.
 */
export const Registration = z.object({
  username: NewUsername,
  password: NewPassword,
  setupCode: z.string().max(200).optional(),
  role: RoleName.optional(),
})
export type Registration = z.infer<typeof Registration>

/**
 * The pages of the desk send no token: theirs is in a cookie. `isStart` says that the browser has no other tab of the
 * desk open, so a session that was to end with the last tab is over.
 */
export const Refresh = z.object({
  refreshToken: z.string(because('admin.sign_in_needed')).min(1).max(200).optional(),
  isStart: z.boolean().optional(),
})

/** With this header, signing in puts the refresh token into a cookie, until the last tab is closed or on the device. */
export const keepHeader = 'x-keep-session'
export const keeps = ['tab', 'device'] as const
export type Keep = (typeof keeps)[number]

/** Sent with calls that a page makes by itself while nobody is active: they do not keep the session alive. */
export const idleHeader = 'x-idle'

/** Names the tab that makes a call: the tab is not told later of what it changed itself. */
export const tabHeader = 'x-tab'

export const PasswordChange = z.object({ currentPassword: password, newPassword: NewPassword })
export type PasswordChange = z.infer<typeof PasswordChange>

/** What an admin confirms with that it is them: the password, or a second factor. */
export const Confirmation = z
  .object({ password: password.optional(), proof: FactorProof.optional() })
  .refine((given) => (given.password === undefined) !== (given.proof === undefined), because('admin.password_required'))
export type Confirmation = z.infer<typeof Confirmation>

export const PasswordReset = z.object({ password: NewPassword })

/** The response to signing in and refreshing. Tabs find the newest tokens of a session by `issuedAt`. */
export const Tokens = z.object({
  accessToken: z.string().min(1),
  refreshToken: z.string().min(1),
  sessionId: z.string().default(''),
  issuedAt: z.number().default(0),
})
export type Tokens = z.infer<typeof Tokens>

/** The same, where the refresh token may be in a cookie, which scripts cannot read. */
export const KeptTokens = Tokens.extend({ refreshToken: z.string().min(1).optional() })
export type KeptTokens = z.infer<typeof KeptTokens>

/** The response to signing in. A missing role is that of a server of the version before. */
export const SignedIn = KeptTokens.extend({ role: RoleName.optional() })
export type SignedIn = z.infer<typeof SignedIn>

export const RoleChange = z.object({ role: RoleName })

export const Registered = z.object({ id: z.uuid(), username: z.string() })

/** Whether someone who is not signed in may register. */
export const RegistrationState = z.object({
  open: z.boolean(),
  codeNeeded: z.boolean(),
  minPasswordLength: z.number(),
})
export type RegistrationState = z.infer<typeof RegistrationState>

export const AdminInfo = z.object({
  id: z.uuid(),
  username: z.string(),
  role: RoleName,
  createdAt: z.string(),
  lastSignInAt: z.string().nullable(),
  /** How many second factors of each kind; kinds that the person does not have are left out. */
  factors: z.partialRecord(z.enum(factorKinds), z.number()).default({}),
})
export type AdminInfo = z.infer<typeof AdminInfo>
export const Admins = z.object({ data: z.array(AdminInfo) })

export const SessionInfo = z.object({
  id: z.uuid(),
  address: z.string(),
  userAgent: z.string(),
  createdAt: z.string(),
  lastUsedAt: z.string(),
  endsAt: z.string(),
  current: z.boolean(),
})
export type SessionInfo = z.infer<typeof SessionInfo>
export const Sessions = z.object({ data: z.array(SessionInfo) })
