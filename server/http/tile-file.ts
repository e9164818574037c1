import { hash } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { resolve } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { openTileArchive } from '../config/map-tiles.ts'
import { readRange } from './byte-range.ts'

/** Where no proxy caches: one that does would fetch the complete file for each part. */
export const tileFilePath = '/files/map/tiles.pmtiles'

export type TileFile = {
  /** Changes with the file, so that browsers may keep parts of it. */
  url: string
  /** Responds with a part of the file; false when another path was requested. */
  send: (path: string, request: IncomingMessage, response: ServerResponse) => boolean
  close: () => Promise<void>
}

/**
 * A file of vector tiles, which browsers read in small parts. It stays open: a new version that takes its name is used
 * after the next start, and no browser mixes the two.
 */
export async function openTileFile(name: string, dataDir: string, headers: Record<string, string>): Promise<TileFile> {
  const file = await openTileArchive(resolve(dataDir, name))
  const { size, mtimeMs } = await file.stat()
  const version = hash('sha256', `${size} ${mtimeMs}`, 'base64url').slice(0, 12)
  const sent = {
    ...headers,
    'content-type': 'application/octet-stream',
    'cache-control': 'public, max-age=31536000, immutable',
    'accept-ranges': 'bytes',
    etag: `"${version}"`,
  }
  const send: TileFile['send'] = (requested, request, response) => {
    if (requested !== tileFilePath || (request.method !== 'GET' && request.method !== 'HEAD')) return false
    const range = readRange(request.headers.range, size)
    if (range === 'outside') {
      response.writeHead(416, { ...sent, 'content-range': `bytes */${size}`, 'content-length': 0 }).end()
      return true
    }
    const { from, to } = range ?? { from: 0, to: size - 1 }
    response.writeHead(range ? 206 : 200, {
      ...sent,
      'content-length': to - from + 1,
      ...(range && { 'content-range': `bytes ${from}-${to}/${size}` }),
    })
    if (request.method === 'HEAD') response.end()
    // A visitor who leaves, or a disk that fails, ends the response early; the browser then asks again.
    else
      pipeline(file.createReadStream({ start: from, end: to, autoClose: false }), response).catch(() =>
        response.destroy(),
      )
    return true
  }
  return { url: `${tileFilePath}?v=${version}`, send, close: () => file.close() }
}
