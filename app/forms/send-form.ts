import { idempotencyHeader } from '../../contract/lead-call.ts'
import type { FieldTexts } from './form-rules.ts'

export type Progress = { loaded: number; total: number }

export type SendResult =
  /** `isRepeat`: the same form had already been received. */
  | { outcome: 'accepted'; isRepeat: boolean; reference: string | undefined }
  | { outcome: 'refused'; code: string | undefined; error: string | undefined; problems: FieldTexts }
  | { outcome: 'unreadable' | 'no-network' | 'cancelled' }

type Options = { key: string; onProgress: (progress: Progress) => void; signal?: AbortSignal }

/** Without any progress for this long, the connection is considered lost. */
const stallTimeoutMs = 60_000

/** Sends a form with files and reports upload progress, which `fetch` cannot do. */
export function sendForm(endpoint: string, form: FormData, { key, onProgress, signal }: Options): Promise<SendResult> {
  const { promise, resolve } = Promise.withResolvers<SendResult>()
  const request = new XMLHttpRequest()
  const abort = () => request.abort()
  let stallTimer = setTimeout(abort, stallTimeoutMs)
  request.upload.addEventListener('progress', ({ loaded, total }) => {
    clearTimeout(stallTimer)
    stallTimer = setTimeout(abort, stallTimeoutMs)
    onProgress({ loaded, total })
  })
  request.addEventListener('load', () => resolve(readResponse(request)))
  request.addEventListener('error', () => resolve({ outcome: 'no-network' }))
  request.addEventListener('abort', () => resolve({ outcome: signal?.aborted ? 'cancelled' : 'no-network' }))
  signal?.addEventListener('abort', abort)
  request.open('POST', endpoint)
  request.setRequestHeader(idempotencyHeader, key)
  request.send(form)
  return promise.finally(() => clearTimeout(stallTimer))
}

function readResponse({ status, responseText }: XMLHttpRequest): SendResult {
  const body = parse(responseText)
  if (typeof body !== 'object' || body === null) return { outcome: 'unreadable' }
  if (status >= 200 && status < 300)
    return { outcome: 'accepted', isRepeat: status === 200, reference: getText(body, 'reference') }
  const fields = 'fields' in body && typeof body.fields === 'object' && body.fields !== null ? body.fields : {}
  const messages = Object.entries(fields).filter((field): field is [string, string] => typeof field[1] === 'string')
  return {
    outcome: 'refused',
    code: getText(body, 'code'),
    error: getText(body, 'error'),
    problems: Object.fromEntries(messages),
  }
}

function getText(body: object, name: string): string | undefined {
  const value: unknown = Object.entries(body).find(([key]) => key === name)?.[1]
  return typeof value === 'string' ? value : undefined
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
