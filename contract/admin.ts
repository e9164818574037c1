import { z } from 'zod'
import { text } from './text.ts'

export const adminMessages = {
  loginFailed: 'Login failed. Please check your credentials.',
  noTokens: 'Server did not return expected tokens.',
  loginUnexpected: 'Unexpected error occurred.',
  storageBlocked:
    'Your browser does not let this site store data, which signing in needs. Allow site data (cookies) for this site in the settings of your browser, then sign in again.',
  registrationFailed: 'Registration failed. The username may already exist.',
  registrationUnexpected: 'An unexpected error occurred.',
  registrationClosed: 'Sign up is closed. Ask an administrator to add you.',
  setupCodeWrong: 'The setup code is not right.',
  signInNeeded: 'Please sign in.',
  sessionExpired: 'Session expired. Please login again.',
  tooManyTries: 'Too many tries. Please wait, then try again.',
  usernameRule: 'Username must be 3 to 40 characters: letters a to z, digits, dots, dashes and underscores.',
  passwordShort: 'Password must be at least 6 characters long.',
  passwordWrong: 'The current password is not right.',
} as const

export const minPasswordLength = 6

/** Normalized, because keyboards compose the same characters in different ways. */
const password = z
  .string('Password is required.')
  .max(200, 'Please use at most 200 characters.')
  .refine((value) => value.isWellFormed(), 'This text has characters that cannot be stored.')
  .transform((value) => value.normalize('NFKC'))

const newPassword = password.refine((value) => value.length >= minPasswordLength, adminMessages.passwordShort)

/** For signing in: accepts older names that do not meet the rule for new ones. */
const username = text(80, 'Username is required.')

/** Only characters that every keyboard has and all software compares the same way. */
const newUsername = z
  .string('Username is required.')
  .trim()
  .min(1, 'Username is required.')
  .regex(/^[A-Za-z0-9._-]{3,40}$/, adminMessages.usernameRule)

export const isNewUsername = (value: string) => newUsername.safeParse(value).success

export const Credentials = z.object({
  username,
  password: password.refine((value) => value !== '', 'Password is required.'),
})
export type Credentials = z.infer<typeof Credentials>

/** `setupCode` is checked only for the first admin, and only if the operator has set one. */
export const Registration = z.object({
  username: newUsername,
  password: newPassword,
  setupCode: z.string().max(200).optional(),
})
export type Registration = z.infer<typeof Registration>

export const Refresh = z.object({ refreshToken: z.string(adminMessages.signInNeeded).min(1).max(200) })

export const PasswordChange = z.object({ currentPassword: password, newPassword })
export type PasswordChange = z.infer<typeof PasswordChange>

export const PasswordReset = z.object({ password: newPassword })

/** The response to signing in and refreshing. Tabs find the newest tokens of a session by `issuedAt`. */
export const Tokens = z.object({
  accessToken: z.string().min(1),
  refreshToken: z.string().min(1),
  sessionId: z.string().default(''),
  issuedAt: z.number().default(0),
})
export type Tokens = z.infer<typeof Tokens>

export const Registered = z.object({ id: z.uuid(), username: z.string() })

/** Whether someone who is not signed in may register. */
export const RegistrationState = z.object({ open: z.boolean(), codeNeeded: z.boolean() })
export type RegistrationState = z.infer<typeof RegistrationState>

export const AdminInfo = z.object({
  id: z.uuid(),
  username: z.string(),
  createdAt: z.string(),
  lastSeenAt: z.string().nullable(),
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
