/** Why a call to an external service failed, as a short code without personal data. */
export class OutsideError extends Error {
  readonly code: string
  /** Whether a retry would fail again. */
  readonly permanent: boolean

  constructor(code: string, options: { permanent?: boolean; cause?: unknown } = {}) {
    super(code, { cause: options.cause })
    this.name = 'OutsideError'
    this.code = code
    this.permanent = options.permanent ?? false
  }
}

type Call = {
  method: 'GET' | 'POST'
  headers?: Record<string, string>
  body?: string
  /** One deadline for connecting, sending, and reading the response. */
  timeoutMs: number
  signal?: AbortSignal
  longestAnswer: number
}

export type Answer = { status: number; text: string }

/** Calls an external service. Redirects are refused: they would send our credentials elsewhere. */
export async function callOutside(url: URL | string, call: Call): Promise<Answer> {
  const deadline = AbortSignal.timeout(call.timeoutMs)
  const signal = call.signal ? AbortSignal.any([deadline, call.signal]) : deadline
  const { method, headers = {}, body = null } = call
  try {
    const response = await fetch(url, { method, headers, body, signal, redirect: 'error' })
    return { status: response.status, text: await readBounded(response, call.longestAnswer) }
  } catch (cause) {
    if (cause instanceof OutsideError) throw cause
    if (signal.aborted) throw new OutsideError(deadline.aborted ? 'timeout' : 'stopped', { cause })
    throw new OutsideError('unreachable', { cause })
  }
}

async function readBounded(response: Response, most: number): Promise<string> {
  const decoder = new TextDecoder()
  let text = ''
  let length = 0
  for await (const chunk of response.body ?? []) {
    length += chunk.length
    if (length > most) throw new OutsideError('answer-too-long')
    text += decoder.decode(chunk, { stream: true })
  }
  return text + decoder.decode()
}

export function readJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch (cause) {
    throw new OutsideError('answer-not-json', { cause })
  }
}
