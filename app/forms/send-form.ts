import type { InputTo, PublicCall } from '../../contract/call-types.ts'
import { idempotencyHeader } from '../../contract/lead-call.ts'
import { originKey } from '../../contract/origin.ts'
import type { Operations } from '../../contract/operations.ts'
import { publicPaths } from '../../contract/public-paths.ts'
import type { FieldTexts } from './form-rules.ts'

export type Progress = { loaded: number; total: number }

export type SendResult =
  /** `isRepeat`: the same form had already been received. */
  | { outcome: 'accepted'; isRepeat: boolean; reference: string | undefined; statusPath: string | undefined }
  | { outcome: 'refused'; code: string | undefined; error: string | undefined; problems: FieldTexts }
  | { outcome: 'unreadable' | 'no-network' | 'canceled' }

/** A form with files, or a lead, which is sent as JSON. */
export type Body = FormData | LeadBody
export type LeadBody = InputTo<Operations['inquiries.submit' | 'leads.submit']>

type Options = { key: string; onProgress: (progress: Progress) => void; signal: AbortSignal }

/** Identifies a form, so that a retry is harmless. (Pages served over plain HTTP have no `crypto.randomUUID`.) */
export const newRequestKey = () =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('')

/** Without any progress for this long, the connection is considered lost. Files are inspected before the answer. */
const stallTimeoutMs = { files: 60_000, fields: 30_000 }

/**
 * Sends a form and reports upload progress, which `fetch` cannot do. Without `Promise.withResolvers`: phones that are
 * too old for it would show the loading screen forever.
 */
export function sendForm(
  call: PublicCall<'POST'>,
  body: Body,
  { key, onProgress, signal }: Options,
): Promise<SendResult> {
  const isForm = body instanceof FormData
  const request = new XMLHttpRequest()
  const abort = () => request.abort()
  const watch = () => setTimeout(abort, isForm ? stallTimeoutMs.files : stallTimeoutMs.fields)
  let stallTimer = watch()
  request.upload.addEventListener('progress', ({ loaded, total }) => {
    clearTimeout(stallTimer)
    stallTimer = watch()
    onProgress({ loaded, total })
  })
  const result = new Promise<SendResult>((resolve) => {
    request.addEventListener('load', () => resolve(readResponse(request)))
    request.addEventListener('error', () => resolve({ outcome: 'no-network' }))
    request.addEventListener('abort', () => resolve({ outcome: signal.aborted ? 'canceled' : 'no-network' }))
  })
  signal.addEventListener('abort', abort)
  request.open('POST', publicPaths[call])
  request.setRequestHeader(idempotencyHeader, key)
  if (!isForm) request.setRequestHeader('content-type', 'application/json')
  const content = withOrigin(body)
  request.send(content instanceof FormData ? content : JSON.stringify(content))
  return result.finally(() => clearTimeout(stallTimer))
}

function readResponse({ status, responseText }: XMLHttpRequest): SendResult {
  const body = parse(responseText)
  // Proxies between the browser and the server answer with HTML pages.
  if (typeof body !== 'object' || body === null) return { outcome: 'unreadable' }
  if (status >= 200 && status < 300)
    return {
      outcome: 'accepted',
      isRepeat: status === 200,
      reference: getText(body, 'reference'),
      statusPath: getText(body, 'statusPath'),
    }
  const fields = 'fields' in body && typeof body.fields === 'object' && body.fields !== null ? body.fields : {}
  const messages = Object.entries(fields).filter((field): field is [string, string] => typeof field[1] === 'string')
  return {
    outcome: 'refused',
    code: getText(body, 'code'),
    error: getText(body, 'error') ?? getText(body, 'message'),
    problems: Object.fromEntries(messages),
  }
}

function getText(body: object, name: string): string | undefined {
  const value: unknown = Object.entries(body).find(([key]) => key === name)?.[1]
  return typeof value === 'string' && value !== '' ? value : undefined
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** Adds how the visit began, as the frame of the page has kept it. */
function withOrigin(body: Body): Body {
  const origin = storedOrigin()
  if (!origin) return body
  if (!(body instanceof FormData)) return { ...body, [originKey]: origin }
  body.set(originKey, origin)
  return body
}

function storedOrigin(): string | null {
  try {
    return sessionStorage.getItem(originKey)
  } catch {
    return null
  }
}
