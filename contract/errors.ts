import type { Problem, Problems, Reason, ReasonValues } from './reasons.ts'

/**
 * The HTTP status of every error code. The reason says what exactly was wrong; the cause goes only to the log.
 */
export const errorStatus = {
  bad_request: 400,
  sign_in_needed: 401,
  not_allowed: 403,
  not_found: 404,
  method_not_allowed: 405,
  too_slow: 408,
  conflict: 409,
  too_large: 413,
  wrong_media_type: 415,
  invalid: 422,
  /** An idempotency key that was used before with different content. */
  reused_key: 422,
  job_closed: 422,
  /** The call needs a fresh proof of who the admin is; `account.confirm` renews it. */
  proof_needed: 428,
  too_many: 429,
  unexpected: 500,
  unavailable: 503,
} as const

export type ErrorCode = keyof typeof errorStatus

const isErrorCode = (code: string): code is ErrorCode => Object.hasOwn(errorStatus, code)
export const errorCodes = Object.keys(errorStatus).filter(isErrorCode)

type SiteErrorOptions = { values?: ReasonValues; cause?: unknown; retryAfter?: number; fields?: Problems }

export class SiteError extends Error {
  readonly code: ErrorCode
  readonly problem: Problem
  /** Seconds to wait before a retry. */
  readonly retryAfter: number | undefined
  readonly fields: Problems | undefined

  constructor(code: ErrorCode, reason: Reason, options: SiteErrorOptions = {}) {
    super(reason, { cause: options.cause })
    this.name = 'SiteError'
    this.code = code
    this.problem = { reason, ...(options.values && { values: options.values }) }
    this.retryAfter = options.retryAfter
    this.fields = options.fields
  }

  get status() {
    return errorStatus[this.code]
  }
}

/** The error for invalid fields; `first` is shown for all of them. */
export function invalidFields(fields: Problems, first: Problem | undefined = Object.values(fields)[0]): SiteError {
  const { reason, ...about } = first ?? { reason: 'value.invalid' }
  return new SiteError('invalid', reason, { ...about, fields })
}

/** A known reason why the site cannot start; its message is one line with the fix. */
export class StartError extends Error {}
