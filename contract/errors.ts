/**
 * The one table from what went wrong to the HTTP status that says so. The text a person reads
 * travels beside the code; the cause stays in the log.
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
  /** An idempotency key that came before, with other content. */
  reused_key: 422,
  job_closed: 422,
  too_many: 429,
  unexpected: 500,
  unavailable: 503,
} as const

export type ErrorCode = keyof typeof errorStatus

const isErrorCode = (code: string): code is ErrorCode => Object.hasOwn(errorStatus, code)
export const errorCodes = Object.keys(errorStatus).filter(isErrorCode)

type SiteErrorOptions = { cause?: unknown; retryAfter?: number; fields?: Record<string, string> }

export class SiteError extends Error {
  readonly code: ErrorCode
  /** Seconds after which trying again makes sense. */
  readonly retryAfter: number | undefined
  /** What is wrong with each field of a form, by its name. */
  readonly fields: Record<string, string> | undefined

  constructor(code: ErrorCode, message: string, options: SiteErrorOptions = {}) {
    super(message, { cause: options.cause })
    this.name = 'SiteError'
    this.code = code
    this.retryAfter = options.retryAfter
    this.fields = options.fields
  }

  get status() {
    return errorStatus[this.code]
  }
}

/** A known reason why the site cannot start; its message is one line that says what to do. */
export class StartError extends Error {}
