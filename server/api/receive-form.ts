import { randomUUID } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import { signatureFile } from '../../contract/application-options.ts'
import { SiteError } from '../../contract/errors.ts'
import { megabyte } from '../../contract/file-size.ts'
import { withoutInvisible } from '../../contract/invisible.ts'
import { operations } from '../../contract/operations.ts'
import { maxSignatureBytes } from '../../contract/upload.ts'
import type { Limit } from '../db/limit.ts'
import type { RawAnswer } from '../http/answer-raw.ts'
import { readIdempotencyKey } from '../http/idempotency-key.ts'
import { readMultipart } from '../http/multipart.ts'
import { ownOrigin } from '../http/own-origin.ts'
import { maxFormBytes } from '../http/read-body.ts'
import { refuse, type FileRule } from '../services/files/inspect-file.ts'
import type { From } from '../services/audit.ts'
import { isRepeatedRequest, type KnownRequest } from '../services/request-keys.ts'
import { openUpload, type SentFile, type SentForm, type Storage, type UploadGuard } from '../services/files/uploads.ts'
import { withinLimit } from '../services/within-limit.ts'
import { createFormDigest } from './form-digest.ts'

export type Receiving = {
  limit: Limit
  storage: Storage
  guard: UploadGuard
  maxUploadMegabytes: number
  stallSeconds: number
  publicUrl: string
  /** Ends uploads that are still arriving when the site has to stop. */
  stop: AbortSignal
}

type FormCall = {
  findRequest: (idempotencyKey: string) => Promise<KnownRequest | undefined>
  /** Stores the form; false when one with the same key was stored before. */
  accept: (form: SentForm) => Promise<boolean>
  /** Whether the same content on the same day counts as the same form when there is no key. */
  isKnownByContent?: (fields: ReadonlyMap<string, string>) => boolean
  thanks: string
  /** Additional response fields about the form that was stored under a key. */
  about?: (idempotencyKey: string) => Promise<object>
}

/** `fields` receives the text fields of the form, even when the call fails. */
export type RawCall = (request: IncomingMessage, visitor: From, fields: Map<string, string>) => Promise<RawAnswer>

/** The rule for each file that the form may contain, by field name. */
type FileRules = ReadonlyMap<string, FileRule>

/** Receives a form with files: once per key, and up to an hourly limit per network. */
export function formApi(
  name: 'applications.submit' | 'careerForms.submit',
  receiving: Receiving,
  call: FormCall,
): RawCall {
  const document = documentRule(receiving.maxUploadMegabytes)
  const files: FileRules = new Map(
    operations[name].form.files.map((role) => [role, role === signatureFile ? signatureRule : document]),
  )
  return async (request, visitor, fields) => {
    ownOrigin(request.headers, receiving.publicUrl)
    const bytes = expectedBytes(request, files)
    const sentKey = readIdempotencyKey(request)
    const ownKey = randomUUID()
    const isKnown = async () => {
      const known = sentKey === undefined ? undefined : await call.findRequest(sentKey)
      return known !== undefined && isRepeatedRequest(known, await hashForm(receiving, request, files, fields))
    }
    const { isRepeat } = await withinLimit(receiving.limit, {
      network: visitor.network,
      isKnown,
      take: async () =>
        !(await isKnown()) &&
        (await receive(receiving, { request, visitor, fields, files, call, sentKey, ownKey, bytes })),
      // A refused form costs as much as an accepted one, so it counts; our own failures do not.
      countsAfter: (cause) => cause instanceof SiteError && cause.status < 500,
    })
    const body = { message: call.thanks, ...(await call.about?.(sentKey ?? ownKey)) }
    return isRepeat ? { status: 200, body: { ...body, repeated: true } } : { status: 201, body }
  }
}

/** The size that the request declares, or the maximum; a request that is too large is refused before it arrives. */
function expectedBytes(request: IncomingMessage, files: FileRules): number {
  const rules = [...files.values()]
  const most = rules.reduce((sum, rule) => sum + rule.maxBytes, fieldBytesOf(files) + maxFramingBytes)
  const declared = Number(request.headers['content-length'] ?? most)
  if (declared > most) throw refuse('too_large', rules[0]?.tooLarge ?? { reason: 'call.too_large' })
  return declared
}

/** A signature may also be sent as a field, as a data URL. */
const fieldBytesOf = (files: FileRules) => (files.has(signatureFile) ? 3 * megabyte : maxFormBytes)

/** The framing between the parts of a form takes far less than this. */
const maxFramingBytes = 1024 * 1024

type Sending = {
  request: IncomingMessage
  visitor: From
  fields: Map<string, string>
  files: FileRules
  call: FormCall
  sentKey: string | undefined
  ownKey: string
  bytes: number
}

/** When this returns, the files belong to the stored form or have been discarded. */
async function receive(
  receiving: Receiving,
  { request, visitor, fields, files, call, sentKey, ownKey, bytes }: Sending,
): Promise<boolean> {
  const { storage, guard } = receiving
  const { accept, findRequest } = call
  await guard.room.check('content-length' in request.headers ? bytes : 0)
  const reserved = await guard.room.reserve(visitor.network, bytes)
  let stored = 0
  try {
    await using upload = openUpload(storage, guard, visitor)
    const requestHash = await readForm(receiving, request, files, fields, (file) =>
      upload.stage(file).catch((cause: unknown) => {
        throw isRefusal(cause) ? atField(file.role, cause) : cause
      }),
    )
    const today = new Date().toISOString().slice(0, 10)
    const idempotencyKey = sentKey ?? (call.isKnownByContent?.(fields) ? `${today} ${requestHash}` : ownKey)
    if (await accept({ fields: Object.fromEntries(fields), upload, idempotencyKey, requestHash })) {
      stored = upload.size()
      return true
    }
    // The same form was sent twice at once, and the other request was stored first.
    isRepeatedRequest(await findRequest(idempotencyKey), requestHash)
    return false
  } finally {
    await reserved.settle(stored)
  }
}

/** Reads a form whose key is known, only to compute its hash; stores nothing. */
const hashForm = (
  receiving: Receiving,
  request: IncomingMessage,
  files: FileRules,
  fields: Map<string, string>,
): Promise<string> =>
  readForm(receiving, request, files, fields, async ({ rule, content }) => {
    let size = 0
    for await (const chunk of content) {
      size += chunk.length
      if (size > rule.maxBytes) throw refuse('too_large', rule.tooLarge)
    }
  })

/** Returns the hash of the form. */
async function readForm(
  { stallSeconds, stop }: Receiving,
  request: IncomingMessage,
  files: FileRules,
  fields: Map<string, string>,
  onFile: (file: SentFile) => Promise<void>,
): Promise<string> {
  const digest = createFormDigest()
  const slots = new Map(files)
  await readMultipart(request, {
    stallSeconds,
    maxFieldBytes: fieldBytesOf(files),
    stop,
    fields,
    onFile: async ({ name: role, filename, content }) => {
      const rule = slots.get(role)
      if (!rule) throw new SiteError('invalid', 'file.unexpected')
      // A second file cannot use its slot.
      slots.delete(role)
      const name = readableName(filename)
      await onFile({ role, name, rule, content: digest.watch(role, name, content) })
    },
  })
  return digest.of(fields)
}

/** The file itself is the reason, so the form can show the error at its field. */
const isRefusal = (cause: unknown): cause is SiteError =>
  cause instanceof SiteError && ['too_large', 'wrong_media_type', 'invalid'].includes(cause.code)

const atField = (role: string, cause: SiteError) =>
  new SiteError(cause.code, cause.problem.reason, { ...cause.problem, cause, fields: { [role]: cause.problem } })

/** File names are only shown, never used as paths; characters that cannot be shown or stored are removed. */
const readableName = (filename: string) =>
  withoutInvisible(filename.toWellFormed())
    .replaceAll(/\p{Cc}/gu, '')
    .slice(-200)
    // Half an emoji cannot be stored.
    .replace(/^\p{Surrogate}/u, '')

const documentRule = (megabytes: number): FileRule => ({
  kind: 'document',
  maxBytes: megabytes * megabyte,
  tooLarge: { reason: 'file.too_large', values: { max: megabytes } },
})

export const signatureRule: FileRule = {
  kind: 'signature',
  maxBytes: maxSignatureBytes,
  tooLarge: { reason: 'file.not_png' },
}
