import type { IncomingMessage } from 'node:http'
import { SiteError } from '../../contract/errors.ts'
import { fileMessages, maxSignatureBytes } from '../../contract/upload.ts'
import type { Visitor } from '../services/leads.ts'
import type { Limit } from '../db/limit.ts'
import type { RawAnswer } from '../http/answer-raw.ts'
import { readIdempotencyKey } from '../http/idempotency-key.ts'
import { readMultipart, type FilePart } from '../http/multipart.ts'
import type { FileRule } from '../services/inspect-file.ts'
import { openUpload, type SentForm, type Storage, type Upload, type UploadGuard } from '../services/uploads.ts'
import { withinLimit } from '../services/within-limit.ts'

export type Receiving = {
  limit: Limit
  storage: Storage
  guard: UploadGuard
  maxUploadMegabytes: number
  stallSeconds: number
}

export type FormCall = {
  /** The files that the form may hold, by name. */
  files: ReadonlyMap<string, FileRule>
  isKnown: (idempotencyKey: string) => Promise<boolean>
  /** Stores the form; false when the same was stored before. */
  accept: (form: SentForm) => Promise<boolean>
  thanks: string
}

export type RawCall = (request: IncomingMessage, visitor: Visitor) => Promise<RawAnswer>

/** A call that takes a form with files: once for each key, and so many in an hour from one network. */
export const formApi =
  (receiving: Receiving, call: FormCall): RawCall =>
  async (request, visitor) => {
    const idempotencyKey = readIdempotencyKey(request)
    const isKnown = async () => idempotencyKey !== undefined && (await call.isKnown(idempotencyKey))
    const take = async () => !(await isKnown()) && (await receive(receiving, request, visitor, call, idempotencyKey))
    const { isRepeat } = await withinLimit(receiving.limit, { network: visitor.network, isKnown, take })
    return { status: isRepeat ? 200 : 201, body: { message: call.thanks } }
  }

/** When this ends, the files have been kept by what was stored, or they are gone. */
async function receive(
  { storage, guard, stallSeconds }: Receiving,
  request: IncomingMessage,
  visitor: Visitor,
  { files, accept }: FormCall,
  idempotencyKey: string | undefined,
): Promise<boolean> {
  await using upload = openUpload(storage, guard, visitor)
  const fields = await readMultipart(request, { stallSeconds, onFile: (part) => stagePart(upload, files, part) })
  return await accept({ fields: Object.fromEntries(fields), upload, idempotencyKey })
}

async function stagePart(upload: Upload, files: FormCall['files'], { name: role, filename, content }: FilePart) {
  const rule = files.get(role)
  if (!rule || upload.roles.has(role)) throw new SiteError('invalid', 'There is no place for this file.')
  await upload.stage({ role, name: readableName(filename), rule, content })
}

/** A name is only shown, never used as a path: what cannot be shown or stored is left out. */
const readableName = (filename: string) =>
  filename
    .toWellFormed()
    .replaceAll(/\p{Cc}/gu, '')
    .slice(-200)

export const documentRule = (megabytes: number): FileRule => ({
  kind: 'document',
  maxBytes: megabytes * 1024 * 1024,
  tooLarge: fileMessages.tooLarge(megabytes),
})

export const signatureRule: FileRule = { kind: 'signature', maxBytes: maxSignatureBytes, tooLarge: fileMessages.notPng }
