import { execFile } from 'node:child_process'
import type { Hash } from 'node:crypto'
import { once } from 'node:events'
import { request } from 'node:http'
import { Readable } from 'node:stream'
import { text } from 'node:stream/consumers'
import { pipeline } from 'node:stream/promises'
import { promisify } from 'node:util'
import { applicationFields, pdf, signaturePng } from './application-form.ts'
import { boundary, filePart, formEnd, textPart } from './raw-request.ts'

const block = Buffer.alloc(64 * 1024, 'a line of a very long certificate\n')

type BigAnswer = { status: number; body: string }

/** `sum` hashes every byte of the certificates; without `isDeclared` there is no Content-Length. */
type Options = { key?: string; sum?: Hash; isDeclared?: boolean }

/**
 * Sends a complete application whose certificates have the given number of bytes. They are generated
 * while they are sent, so the sender does not hold them in memory either.
 */
export async function sendBigApplication(
  url: string,
  bytes: number,
  { key = '', sum, isDeclared = true }: Options = {},
): Promise<BigAnswer> {
  const fields = Object.entries(applicationFields).map(([name, value]) => textPart(name, value))
  const small = filePart('resume', 'resume.pdf', pdf()) + filePart('coverLetter', 'letter.pdf', pdf())
  const signature = textPart('signatureImage', `data:image/png;base64,${signaturePng.toString('base64')}`)
  const [open = '', close = ''] = filePart('certificationsFile', 'certificates.txt', '\0').split('\0')
  const before = Buffer.from(fields.join('') + signature + small + open)
  const after = Buffer.from(close + formEnd)

  const sending = request(`${url}/api/applications`, {
    method: 'POST',
    headers: {
      'content-type': `multipart/form-data; boundary=${boundary}`,
      ...(isDeclared && { 'content-length': before.length + bytes + after.length }),
      ...(key && { 'idempotency-key': key }),
    },
  })
  const answered = once(sending, 'response')
  function* body() {
    yield before
    for (let left = bytes; left > 0; left -= block.length) {
      const piece = block.subarray(0, Math.min(left, block.length))
      sum?.update(piece)
      yield piece
    }
    yield after
  }
  // A site that responds early, or dies, ends the upload; only its response matters.
  const sent = pipeline(Readable.from(body(), { objectMode: false }), sending).catch(() => undefined)
  const [[response]] = await Promise.all([answered, sent])
  return { status: response.statusCode, body: await text(response) }
}

/** Samples the memory of a process; the returned function stops and returns the peak in megabytes. */
export function watchMemory(pid: number): () => Promise<number> {
  let most = 0
  const watch = new AbortController()
  const watching = (async () => {
    while (!watch.signal.aborted) {
      most = Math.max(most, await memoryOf(pid))
      await new Promise((resolve) => setTimeout(resolve, 50))
    }
  })()
  return async () => {
    watch.abort()
    await watching
    return most
  }
}

export async function memoryOf(pid: number): Promise<number> {
  const { stdout } = await promisify(execFile)('ps', ['-o', 'rss=', '-p', String(pid)])
  return Number(stdout) / 1024
}
