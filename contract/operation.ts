import type { z } from 'zod'
import type { AuditAction } from './audit.ts'
import type { ErrorCode } from './errors.ts'
import type { AlertRule } from './field-problems.ts'
import type { Permission } from './roles.ts'

/**
 * `either`: open to anyone, and an admin with a token may do or see more.
 * `link`: open to anyone with a signed URL of an admin; the call itself checks it.
 */
export type Access = 'anyone' | 'admin' | 'either' | 'link'

/** A schema means JSON; `events` is a stream that lasts as long as the page. */
type Answer = z.core.$ZodType | 'nothing' | 'csv' | 'file' | 'events'

/** One call of the API. Whoever identifies themselves needs its permission. */
export type Operation = Common & ({ access: 'anyone'; needs?: never } | { access: IdentifiedAccess; needs: Permission })

type IdentifiedAccess = Exclude<Access, 'anyone'>

type Common = {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  /** With parameters, such as `/api/jobs/:id`. */
  path: `/${string}`
  query?: z.ZodObject
  /** Sent as JSON. */
  body?: z.ZodObject | z.ZodDiscriminatedUnion
  /** The rules for the one alert about a body that is refused, where a call has them. */
  alerts?: (sent: unknown) => readonly AlertRule[]
  /** Where a body may be larger than that of a form. */
  maxBytes?: number
  /** Sent as a form with files. */
  form?: { fields: z.ZodObject; files: readonly string[] }
  /** Whether the call takes an idempotency key. */
  isRepeatable?: true
  /** Whether an admin must have proven who they are within the last ten minutes: what erases, exports, or changes access. */
  fresh?: true
  /** Whether the call is open to an admin who has no second factor yet, on a site that requires one. */
  isForEnrollment?: true
  /** What the call may record in the audit log. A change that changes nothing records nothing. */
  audit?: readonly AuditAction[]
  /** Successful responses by status. */
  answers: Record<number, Answer>
  /** The JSON that an admin gets, where it has more than that for everyone. */
  asAdmin?: z.ZodType
  /** Errors in addition to those that access, path, and input imply. */
  errors?: readonly ErrorCode[]
}

/** Whether the answer lasts as long as a page is open: how long it took says nothing. */
export const isStream = ({ answers }: Operation) => Object.values(answers).includes('events')

/** The names of the parameters in a path. */
export type ParamsOf<Path extends string> = Path extends `${string}:${infer Name}/${infer Rest}`
  ? Name | ParamsOf<`/${Rest}`>
  : Path extends `${string}:${infer Name}`
    ? Name
    : never

type Details = Omit<Common, 'method' | 'path'>

/** A call that anyone may make. */
export const anyone = <const M extends Operation['method'], const P extends Operation['path'], D extends Details>(
  method: M,
  path: P,
  rest: D,
) => ({ method, path, access: 'anyone' as const, ...rest })

/** A call for admins only. */
export const admin = <const M extends Operation['method'], const P extends Operation['path'], D extends Details>(
  method: M,
  path: P,
  needs: Permission,
  rest: D,
) => ({ method, path, access: 'admin' as const, needs, ...rest })

export const noContent = { 204: 'nothing' } as const
