import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { readRange } from '../../server/http/byte-range.ts'
import { closeServer, listenLocally } from '../../support/port.ts'
import { makeTiles, packTiles } from './tile-archive.ts'

export type TileServer = {
  origin: string
  /** Paths of the requests so far. */
  requested: string[]
  /** From now on: as it should, with “not found” for everything, or not until `release` is called. */
  setBehavior: (behavior: 'normal' | 'missing' | 'hold') => void
  /** Answers the held requests, and behaves normally again. */
  release: () => void
  stop: () => Promise<void>
}

/** A company's tile server on another origin: one file with ranges at /us.pmtiles, and single tiles at /z/x/y.mvt. */
export async function startTileServer(): Promise<TileServer> {
  const tiles = makeTiles()
  const archive = packTiles(tiles)
  const single = new Map(tiles.map(({ z, x, y, bytes }) => [`/${z}/${x}/${y}.mvt`, bytes]))
  const requested: string[] = []
  let behavior: 'normal' | 'missing' | 'hold' = 'normal'
  let held: (() => void)[] = []

  const answer = ({ method, url = '', headers }: IncomingMessage, response: ServerResponse) => {
    response.setHeader('access-control-allow-origin', '*')
    response.setHeader('access-control-allow-headers', 'range')
    response.setHeader('access-control-expose-headers', 'etag')
    response.setHeader('cache-control', 'no-store')
    if (method === 'OPTIONS') return response.writeHead(204).end()
    const range = url === '/us.pmtiles' ? readRange(headers.range, archive.length) : undefined
    if (behavior !== 'missing' && typeof range === 'object')
      return response
        .writeHead(206, { 'content-range': `bytes ${range.from}-${range.to}/${archive.length}` })
        .end(archive.subarray(range.from, range.to + 1))
    const tile = behavior === 'missing' ? undefined : single.get(url)
    return tile ? response.end(tile) : response.writeHead(404).end()
  }
  const server = createServer((request, response) => {
    requested.push(request.url ?? '')
    if (behavior === 'hold') held.push(() => answer(request, response))
    else answer(request, response)
  })
  const port = await listenLocally(server)
  const setBehavior: TileServer['setBehavior'] = (next) => {
    behavior = next
  }
  return {
    origin: `http://127.0.0.1:${port}`,
    requested,
    setBehavior,
    release: () => {
      setBehavior('normal')
      for (const send of held) send()
      held = []
    },
    stop: () => closeServer(server),
  }
}
