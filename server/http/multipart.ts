import type { IncomingMessage } from 'node:http'
import type { Readable } from 'node:stream'
import { finished } from 'node:stream/promises'
import busboy from 'busboy'
import { SiteError } from '../../contract/errors.ts'
import { maxFields, maxFormBytes } from './read-body.ts'
import { watchPace } from './watch-pace.ts'

type FilePart = { name: string; filename: string; content: Readable }

type MultipartOptions = {
  stallSeconds: number
  /** How long all fields together may be. */
  maxFieldBytes: number
  /** Aborts reading, with its reason. */
  stop: AbortSignal
  /** Filled while the form is read, so the fields before a failure are available. */
  fields: Map<string, string>
  onFile: (part: FilePart) => Promise<void>
}

/** Far above what a real form contains. */
const limits = { fields: maxFields, files: 8, parts: 110, fieldSize: 1.5 * 1024 * 1024, headerPairs: 20 }

/**
 * Reads a form with files part by part. Each file is passed on as it arrives, with backpressure; only the small fields
 * are held in memory. When this returns or throws, every file's promise has settled.
 */
export async function readMultipart(
  request: IncomingMessage,
  { stallSeconds, maxFieldBytes, stop, fields, onFile }: MultipartOptions,
): Promise<void> {
  const parser = openParser(request)
  const files: Promise<void>[] = []
  const failure = Promise.withResolvers<never>()
  const fail = (cause: unknown) => failure.reject(cause)
  let fieldBytes = 0

  parser.on('field', (name, value, info) => {
    fieldBytes += value.length
    if (info.valueTruncated || fieldBytes > maxFieldBytes) return fail(formTooLarge())
    if (!isPlainName(name) || fields.has(name)) return fail(unreadable())
    fields.set(name, value)
  })
  parser.on('file', (name, content, { filename }) => {
    // A file may fail before anyone reads it; its reader then gets the error.
    content.on('error', () => undefined)
    if (!isPlainName(name)) return fail(unreadable())
    files.push(takeFile({ name, filename: filename && unescaped(filename), content }, onFile).catch(fail))
  })
  for (const event of ['partsLimit', 'filesLimit', 'fieldsLimit'] as const) parser.on(event, () => fail(formTooLarge()))
  // Keep this listener: the parser may emit a second error after reading has ended.
  parser.on('error', (cause) => fail(unreadable(cause)))
  const onClose = () => {
    if (!request.complete) fail(new SiteError('bad_request', 'call.upload_cut_off'))
  }
  request.on('error', fail)
  request.on('close', onClose)
  const onStop = () => fail(stop.reason)
  stop.addEventListener('abort', onStop)
  const stopWatching = watchPace(request, stallSeconds, () => parser.writableNeedDrain, fail)

  try {
    request.pipe(parser)
    await Promise.race([failure.promise, finished(parser).then(() => Promise.all(files))])
  } finally {
    stopWatching()
    request.off('close', onClose)
    stop.removeEventListener('abort', onStop)
    request.unpipe(parser)
    parser.destroy()
    await Promise.allSettled(files)
  }
}

/** Reads the fields before the first file of a form that was refused unread. */
export async function readFirstFields(request: IncomingMessage, fields: Map<string, string>): Promise<void> {
  const stop = AbortSignal.timeout(2_000)
  // The form was refused for another reason; an error here does not matter.
  await readMultipart(request, {
    stallSeconds: 2,
    maxFieldBytes: maxFormBytes,
    stop,
    fields,
    onFile: refuseFile,
  }).catch(() => undefined)
}

const refuseFile = () => Promise.reject(formTooLarge())

function openParser(request: IncomingMessage): busboy.Busboy {
  if (!/^multipart\/form-data\b/i.test(request.headers['content-type'] ?? '')) {
    throw new SiteError('wrong_media_type', 'call.multipart_needed')
  }
  try {
    // Every browser sends file names in UTF-8.
    return busboy({ headers: request.headers, limits, defParamCharset: 'utf8' })
  } catch (cause) {
    throw unreadable(cause)
  }
}

/** An empty file input arrives as a file without a name and content. */
async function takeFile(
  { name, filename, content }: Omit<FilePart, 'filename'> & { filename: string | undefined },
  onFile: MultipartOptions['onFile'],
) {
  if (filename) return onFile({ name, filename, content })
  for await (const chunk of content) if (chunk.length > 0) throw unreadable()
}

/** Browsers send only these three characters of a file name escaped, as `%22`, `%0D`, and `%0A`. */
const unescaped = (filename: string) => filename.replaceAll('%22', '"').replaceAll('%0D', '\r').replaceAll('%0A', '\n')

const isPlainName = (name: string | undefined) => name !== undefined && /^[A-Za-z]\w{0,63}$/.test(name)

const unreadable = (cause?: unknown) => new SiteError('bad_request', 'call.form_unreadable', { cause })
const formTooLarge = () => new SiteError('too_large', 'call.form_too_large')
