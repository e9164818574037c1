import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http'
import { extname, join, relative, sep } from 'node:path'
import { promisify } from 'node:util'
import { gzip as gzipAsync, gzipSync } from 'node:zlib'
import { pageCaching } from '../../contract/page-caching.ts'
import { readRange } from './byte-range.ts'
import { fastBrotliSync, smallBrotli } from './brotli.ts'
import { preferredEncoding, type Encoding } from './preferred-encoding.ts'
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

/** The headers as an object, and as a flat list of names and values, which Node writes faster. */
type Variant = { headers: Record<string, string | number>; list: (string | number)[]; body: Buffer }
export type StaticFile = {
  /** Those of all variants. */
  headers: Record<string, string>
  etag: string
  acceptsRanges: boolean
  variants: Partial<Record<Encoding, Variant>> & { identity: Variant }
}

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
    const acceptsRanges = !known.has(`${name}.br`)
    const headers = {
      ...shared,
      'content-type': type,
      ...caching(name),
      'content-security-policy': type.startsWith('text/html') ? pagePolicy : closedPolicy,
      ...(acceptsRanges ? { 'accept-ranges': 'bytes' } : { vary: 'accept-encoding' }),
    }
    // A changed file no longer matches its compressed variants from the build.
    const compressed = (ending: string, compress: (bytes: Buffer) => Buffer) =>
      body === built ? readFile(join(folder, `${name}.${ending}`)) : compress(body)
    files.set(
      addressOf(name),
      toStaticFile(headers, {
        identity: body,
        ...(known.has(`${name}.br`) && { br: await compressed('br', fastBrotliSync) }),
        ...(known.has(`${name}.gz`) && { gzip: await compressed('gz', gzipSync) }),
      }),
    )
  }
  return files
}

type Bodies = Partial<Record<Encoding, Buffer>> & { identity: Buffer }

function toStaticFile(headers: Record<string, string>, bodies: Bodies): StaticFile {
  const acceptsRanges = 'accept-ranges' in headers
  // The hash includes the headers: a cache that gets a 304 keeps the headers it has.
  const hash = createHash('sha256').update(JSON.stringify(headers)).update(bodies.identity).digest('base64url')
  const etag = `${acceptsRanges ? '' : 'W/'}"${hash.slice(0, 22)}"`
  const variant = (bytes: Buffer, extra = {}): Variant => {
    const all = { ...headers, etag, ...extra, 'content-length': bytes.length }
    return { headers: all, list: Object.entries(all).flat(), body: bytes }
  }
  return {
    headers,
    etag,
    acceptsRanges,
    variants: {
      identity: variant(bodies.identity),
      ...(bodies.br && { br: variant(bodies.br, { 'content-encoding': 'br' }) }),
      ...(bodies.gzip && { gzip: variant(bodies.gzip, { 'content-encoding': 'gzip' }) }),
    },
  }
}

/** The same file with another text. */
export async function withText({ headers }: StaticFile, text: string): Promise<StaticFile> {
  const identity = Buffer.from(text)
  const [br, gzip] = await Promise.all([smallBrotli(text), promisify(gzipAsync)(identity)])
  return toStaticFile(headers, { identity, br, gzip })
}

/** File names under assets/ contain a content hash; everything else may change with a build. */
const caching = (name: string) => ({
  'cache-control': name.startsWith('assets/') ? 'public, max-age=31536000, immutable' : pageCaching,
})

/** Page paths ignore letter case; file paths do not. */
const addressOf = (name: string) =>
  name.endsWith('index.html') ? `/${name.slice(0, -'/index.html'.length)}`.toLowerCase() : `/${name}`

/** The page or file at a path. */
export const findStatic = (files: StaticFiles, path: string): StaticFile | undefined =>
  files.get(path) ?? files.get(path.toLowerCase())

export function sendStatic(file: StaticFile, request: IncomingMessage, response: ServerResponse) {
  const variant = file.variants[preferredEncoding(request.headers['accept-encoding'])] ?? file.variants.identity
  const size = variant.body.length
  const range = file.acceptsRanges && request.method === 'GET' && requestedRange(request.headers, file.etag, size)
  if (request.headers['if-none-match']?.includes(file.etag)) {
    const { 'content-length': _length, 'content-encoding': _encoding, ...headers } = variant.headers
    response.writeHead(304, headers).end()
  } else if (range === 'outside') {
    response.writeHead(416, { ...variant.headers, 'content-range': `bytes */${size}`, 'content-length': 0 }).end()
  } else if (range) {
    const part = variant.body.subarray(range.from, range.to + 1)
    const which = { 'content-range': `bytes ${range.from}-${range.to}/${size}`, 'content-length': part.length }
    response.writeHead(206, { ...variant.headers, ...which }).end(part)
  } else {
    response.writeHead(200, variant.list).end(request.method === 'HEAD' ? undefined : variant.body)
  }
}

/** A range of another version than the client has would not fit. */
const requestedRange = (headers: IncomingHttpHeaders, etag: string, size: number) =>
  headers['if-range'] && headers['if-range'] !== etag ? undefined : readRange(headers.range, size)
