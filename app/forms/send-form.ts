import { idempotencyHeader } from '../../contract/lead-call.ts'
import type { Problems } from './form-rules.ts'

export type Progress = { loaded: number; total: number }

export type Sent =
  /** `isRepeat`: the same had been received before. */
  | { outcome: 'taken'; isRepeat: boolean; reference: string | undefined }
  | { outcome: 'refused'; code: string | undefined; error: string | undefined; problems: Problems }
  | { outcome: 'unreadable' | 'no-network' | 'cancelled' }

type Options = { key: string; onProgress: (progress: Progress) => void; signal?: AbortSignal }

/** A line that has been dead for so long is not coming back in time. */
const patience = 60_000

/** Sends a form with files, telling how far it has come: `fetch` cannot tell that. */
export function sendForm(endpoint: string, form: FormData, { key, onProgress, signal }: Options): Promise<Sent> {
  const { promise, resolve } = Promise.withResolvers<Sent>()
  const request = new XMLHttpRequest()
  const giveUp = () => request.abort()
  let silence = setTimeout(giveUp, patience)
  request.upload.addEventListener('progress', ({ loaded, total }) => {
    clearTimeout(silence)
    silence = setTimeout(giveUp, patience)
    onProgress({ loaded, total })
  })
  request.addEventListener('load', () => resolve(readAnswer(request)))
  request.addEventListener('error', () => resolve({ outcome: 'no-network' }))
  request.addEventListener('abort', () => resolve({ outcome: signal?.aborted ? 'cancelled' : 'no-network' }))
  signal?.addEventListener('abort', giveUp)
  request.open('POST', endpoint)
  request.setRequestHeader(idempotencyHeader, key)
  request.send(form)
  return promise.finally(() => clearTimeout(silence))
}

function readAnswer({ status, responseText }: XMLHttpRequest): Sent {
  const body = parse(responseText)
  if (typeof body !== 'object' || body === null) return { outcome: 'unreadable' }
  if (status >= 200 && status < 300)
    return { outcome: 'taken', isRepeat: status === 200, reference: textIn(body, 'reference') }
  const fields = 'fields' in body && typeof body.fields === 'object' && body.fields !== null ? body.fields : {}
  const told = Object.entries(fields).filter((field): field is [string, string] => typeof field[1] === 'string')
  return {
    outcome: 'refused',
    code: textIn(body, 'code'),
    error: textIn(body, 'error'),
    problems: Object.fromEntries(told),
  }
}

function textIn(body: object, name: string): string | undefined {
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
