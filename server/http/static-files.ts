import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http'
import { extname, join, relative, sep } from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import { readRange } from './byte-range.ts'
import { closedPolicy } from './security-headers.ts'

const mediaTypes: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.ico': 'image/x-icon',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
  '.json': 'application/json',
  '.webmanifest': 'application/manifest+json',
  '.txt': 'text/plain; charset=utf-8',
  '.xml': 'application/xml',
  '.webm': 'video/webm',
  '.mp4': 'video/mp4',
}

type Encoding = 'br' | 'gzip' | 'identity'
/** The headers as an object, and as a flat list of names and values, which Node writes faster. */
type Form = { headers: Record<string, string | number>; list: (string | number)[]; body: Buffer }
type StaticFile = { etag: string; inParts: boolean; forms: Partial<Record<Encoding, Form>> & { identity: Form } }

/** The built pages and files, held in memory with their compressed variants from the build. */
export type StaticFiles = Map<string, StaticFile>

type Rules = {
  /** The headers of every file. */
  headers: Record<string, string>
  pagePolicy: string
  /** Changes a file when it is loaded; returns the same bytes if there is nothing to change. */
  change?: ((name: string, body: Buffer) => Buffer) | undefined
}

export async function loadStaticFiles(
  folder: string,
  { headers: shared, pagePolicy, change = (_, body) => body }: Rules,
): Promise<StaticFiles> {
  const names = (await readdir(folder, { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/'))
  const known = new Set(names)
  const files: StaticFiles = new Map()
  for (const name of names) {
    const type = mediaTypes[extname(name)]
    if (!type || name.startsWith('.')) continue
    const built = await readFile(join(folder, name))
    const body = change(name, built)
    // Browsers request video in ranges; Safari supports nothing else. Ranges need a file without compressed variants.
    const inParts = !known.has(`${name}.br`)
    const given = {
      ...shared,
      'content-type': type,
      ...caching(name),
      'content-security-policy': type.startsWith('text/html') ? pagePolicy : closedPolicy,
      ...(inParts ? { 'accept-ranges': 'bytes' } : { vary: 'accept-encoding' }),
    }
    // The hash includes the headers: a cache that gets a 304 keeps the headers it has.
    const hash = createHash('sha256').update(JSON.stringify(given)).update(body).digest('base64url').slice(0, 22)
    const etag = `${inParts ? '' : 'W/'}"${hash}"`
    const headers = { ...given, etag }
    const form = (bytes: Buffer, extra = {}): Form => {
      const all = { ...headers, ...extra, 'content-length': bytes.length }
      return { headers: all, list: Object.entries(all).flat(), body: bytes }
    }
    const forms: StaticFile['forms'] = { identity: form(body) }
    // A changed file no longer matches its compressed variants from the build.
    const squeezed = (ending: string, squeeze: (bytes: Buffer) => Buffer) =>
      body === built ? readFile(join(folder, `${name}.${ending}`)) : squeeze(body)
    if (known.has(`${name}.br`)) forms.br = form(await squeezed('br', fastBrotli), { 'content-encoding': 'br' })
    if (known.has(`${name}.gz`)) forms.gzip = form(await squeezed('gz', gzipSync), { 'content-encoding': 'gzip' })
    files.set(addressOf(name), { etag, inParts, forms })
  }
  return files
}

const fastBrotli = (bytes: Buffer) => brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } })

/**
 * File names under assets/ contain a content hash; everything else may change with a build, so browsers revalidate it
 * each time, and a cache in front of the site every five seconds.
 */
const caching = (name: string) => ({
  'cache-control': name.startsWith('assets/')
    ? 'public, max-age=31536000, immutable'
    : 'public, max-age=0, s-maxage=5, must-revalidate',
})

/** Page paths ignore letter case; file paths do not. */
const addressOf = (name: string) =>
  name.endsWith('index.html') ? `/${name.slice(0, -'/index.html'.length)}`.toLowerCase() : `/${name}`

/** Responds from memory; false when there is no such page or file. */
export function sendStatic(
  files: StaticFiles,
  path: string,
  request: IncomingMessage,
  response: ServerResponse,
): boolean {
  const file = files.get(path) ?? files.get(path.toLowerCase())
  if (!file || (request.method !== 'GET' && request.method !== 'HEAD')) return false
  const form = file.forms[preferred(request.headers['accept-encoding'])] ?? file.forms.identity
  const size = form.body.length
  const range = file.inParts && request.method === 'GET' && askedRange(request.headers, file.etag, size)
  if (request.headers['if-none-match']?.includes(file.etag)) {
    const { 'content-length': _length, 'content-encoding': _encoding, ...headers } = form.headers
    response.writeHead(304, headers).end()
  } else if (range === 'outside') {
    response.writeHead(416, { ...form.headers, 'content-range': `bytes */${size}`, 'content-length': 0 }).end()
  } else if (range) {
    const part = form.body.subarray(range.from, range.to + 1)
    const which = { 'content-range': `bytes ${range.from}-${range.to}/${size}`, 'content-length': part.length }
    response.writeHead(206, { ...form.headers, ...which }).end(part)
  } else {
    response.writeHead(200, form.list).end(request.method === 'HEAD' ? undefined : form.body)
  }
  return true
}

/** A range of another version than the client has would not fit. */
const askedRange = (headers: IncomingHttpHeaders, etag: string, size: number) =>
  headers['if-range'] && headers['if-range'] !== etag ? undefined : readRange(headers.range, size)

function preferred(accept: string | undefined): Encoding {
  if (!accept) return 'identity'
  if (/\bbr\b/.test(accept) && !/\bbr\s*;\s*q=0(\.0*)?\s*(,|$)/.test(accept)) return 'br'
  return /\bgzip\b/.test(accept) && !/\bgzip\s*;\s*q=0(\.0*)?\s*(,|$)/.test(accept) ? 'gzip' : 'identity'
}
