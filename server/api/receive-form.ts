import { randomUUID } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import { SiteError } from '../../contract/errors.ts'
import { megabyte } from '../../contract/file-size.ts'
import { withoutInvisible } from '../../contract/invisible.ts'
import { fileMessages, maxSignatureBytes } from '../../contract/upload.ts'
import type { Limit } from '../db/limit.ts'
import type { RawAnswer } from '../http/answer-raw.ts'
import { readIdempotencyKey } from '../http/idempotency-key.ts'
import { mostFieldBytes, readMultipart, type FilePart } from '../http/multipart.ts'
import { ownOrigin } from '../http/own-origin.ts'
import type { FileRule } from '../services/inspect-file.ts'
import type { Visitor } from '../services/leads.ts'
import { isSecondTry, type KnownRequest } from '../services/request-keys.ts'
import { openUpload, type SentForm, type Storage, type UploadGuard } from '../services/uploads.ts'
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

export type FormCall = {
  /** The files that the form may hold, by name. */
  files: ReadonlyMap<string, FileRule>
  findRequest: (idempotencyKey: string) => Promise<KnownRequest | undefined>
  /** Stores the form; false when one with the same key was stored before. */
  accept: (form: SentForm) => Promise<boolean>
  /** Whether the same content on the same day is the same form where it came without a key. */
  isKnownByContent?: (fields: ReadonlyMap<string, string>) => boolean
  thanks: string
  /** What else the answer says about what was stored under a key. */
  about?: (idempotencyKey: string) => Promise<object>
}

/** `fields` takes what the form holds beside its files, also where the call fails. */
export type RawCall = (request: IncomingMessage, visitor: Visitor, fields: Map<string, string>) => Promise<RawAnswer>

/** A call that takes a form with files: once for each key, and so many in an hour from one network. */
export const formApi =
  (receiving: Receiving, call: FormCall): RawCall =>
  async (request, visitor, fields) => {
    ownOrigin(request.headers, receiving.publicUrl)
    const bytes = expectedBytes(request, call.files)
    const sentKey = readIdempotencyKey(request)
    const ownKey = randomUUID()
    const isKnown = async () => {
      const known = sentKey === undefined ? undefined : await call.findRequest(sentKey)
      return known !== undefined && isSecondTry(known, await hashOnly(receiving, request, call.files, fields))
    }
    const { isRepeat } = await withinLimit(receiving.limit, {
      network: visitor.network,
      isKnown,
      take: async () =>
        !(await isKnown()) && (await receive(receiving, { request, visitor, fields, call, sentKey, ownKey, bytes })),
      // What is refused has cost as much as what is taken; what fails on our side is not the sender's fault.
      countsAfter: (cause) => cause instanceof SiteError && cause.status < 500,
    })
    const body = { message: call.thanks, ...(await call.about?.(sentKey ?? ownKey)) }
    return isRepeat ? { status: 200, body: { ...body, repeated: true } } : { status: 201, body }
  }

/** How much the request says it brings, or may bring; more than the form can hold is refused before it arrives. */
function expectedBytes(request: IncomingMessage, files: FormCall['files']): number {
  const rules = [...files.values()]
  const most = rules.reduce((sum, rule) => sum + rule.maxBytes, mostFieldBytes + framing)
  const declared = Number(request.headers['content-length'] ?? most)
  if (declared > most) throw new SiteError('too_large', rules[0]?.tooLarge ?? '')
  return declared
}

/** The lines between the parts of a form take far less than this. */
const framing = 1024 * 1024

type Sending = {
  request: IncomingMessage
  visitor: Visitor
  fields: Map<string, string>
  call: FormCall
  sentKey: string | undefined
  ownKey: string
  bytes: number
}

/** When this ends, the files have been kept by what was stored, or they are gone. */
async function receive(
  { storage, guard, stallSeconds, stop }: Receiving,
  { request, visitor, fields, call, sentKey, ownKey, bytes }: Sending,
): Promise<boolean> {
  const { files, accept, findRequest } = call
  await guard.room.check('content-length' in request.headers ? bytes : 0)
  const reserved = await guard.room.reserve(visitor.network, bytes)
  let stored = 0
  try {
    await using upload = openUpload(storage, guard, visitor)
    const digest = createFormDigest()
    const places = new Map(files)
    await readMultipart(request, {
      stallSeconds,
      stop,
      fields,
      onFile: async (part) => {
        const { role, name, rule } = placeOf(part, places)
        await upload
          .stage({ role, name, rule, content: digest.watch(role, name, part.content) })
          .catch((cause: unknown) => {
            throw isRefusal(cause) ? atField(role, cause) : cause
          })
      },
    })
    const requestHash = digest.of(fields)
    const today = new Date().toISOString().slice(0, 10)
    const idempotencyKey = sentKey ?? (call.isKnownByContent?.(fields) ? `${today} ${requestHash}` : ownKey)
    if (await accept({ fields: Object.fromEntries(fields), upload, idempotencyKey, requestHash })) {
      stored = upload.size()
      return true
    }
    // The same form was sent twice at the same time, and the other one was faster.
    isSecondTry(await findRequest(idempotencyKey), requestHash)
    return false
  } finally {
    await reserved.settle(stored)
  }
}

/** Reads a form whose key is known, and stores nothing: only what it is matters. */
async function hashOnly(
  { stallSeconds, stop }: Receiving,
  request: IncomingMessage,
  files: FormCall['files'],
  fields: Map<string, string>,
): Promise<string> {
  const digest = createFormDigest()
  const places = new Map(files)
  await readMultipart(request, {
    stallSeconds,
    stop,
    fields,
    onFile: async (part) => {
      const { role, name, rule } = placeOf(part, places)
      let size = 0
      for await (const chunk of digest.watch(role, name, part.content)) {
        size += chunk.length
        if (size > rule.maxBytes) throw new SiteError('too_large', rule.tooLarge)
      }
    },
  })
  return digest.of(fields)
}

/** Takes the place of a file, so that no second one gets it. */
function placeOf({ name: role, filename }: FilePart, places: Map<string, FileRule>) {
  const rule = places.get(role)
  if (!rule) throw new SiteError('invalid', 'There is no place for this file.')
  places.delete(role)
  return { role, rule, name: readableName(filename) }
}

/** The file itself is the reason, and the form can say so at its field. */
const isRefusal = (cause: unknown): cause is SiteError =>
  cause instanceof SiteError && ['too_large', 'wrong_media_type', 'invalid'].includes(cause.code)

const atField = (role: string, cause: SiteError) =>
  new SiteError(cause.code, cause.message, { cause, fields: { [role]: cause.message } })

/** A name is only shown, never used as a path: what cannot be shown or stored is left out. */
const readableName = (filename: string) =>
  withoutInvisible(filename.toWellFormed())
    .replaceAll(/\p{Cc}/gu, '')
    .slice(-200)

export const documentRule = (megabytes: number): FileRule => ({
  kind: 'document',
  maxBytes: megabytes * megabyte,
  tooLarge: fileMessages.tooLarge(megabytes),
})

export const signatureRule: FileRule = { kind: 'signature', maxBytes: maxSignatureBytes, tooLarge: fileMessages.notPng }
