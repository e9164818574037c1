import { open, type FileHandle } from 'node:fs/promises'
import { StartError } from '../../contract/errors.ts'

/** Where the vector tiles of the agent map are: at an address, or in a PMTiles file that this site serves. */
type TileSource = { kind: 'archive' | 'server'; url: string } | { kind: 'file'; path: string }

/** Reads `MAP_TILES`; undefined if it is none of the three forms. */
export function readTileSource(text: string): TileSource | undefined {
  if (!text.includes('://')) return text.endsWith('.pmtiles') ? { kind: 'file', path: text } : undefined
  const isServer = ['{z}', '{x}', '{y}'].every((name) => text.includes(name))
  const example = isServer ? text.replaceAll(/\{[zxy]\}/g, '0') : text
  if (/[{}]/.test(example) || !URL.canParse(example)) return undefined
  const { protocol, username, password, hash, pathname, origin } = new URL(example)
  // Everybody can read the address in the page.
  if (!/^https?:$/.test(protocol) || username || password || hash) return undefined
  if (isServer) return URL.parse(text)?.origin === origin ? { kind: 'server', url: text } : undefined
  return pathname.endsWith('.pmtiles') ? { kind: 'archive', url: text } : undefined
}

/** The origin that pages with a map may connect to, besides this site. */
export const tileOrigin = (source: TileSource | undefined): string | undefined =>
  source && source.kind !== 'file' ? new URL(source.url).origin : undefined

/** What a PMTiles file of version 3 starts with. */
const signature = Buffer.from('PMTiles\u0003', 'latin1')

export const isTileArchive = (start: Uint8Array) => signature.equals(start.subarray(0, signature.length))

export async function openTileArchive(path: string): Promise<FileHandle> {
  const file = await open(path).catch((cause: unknown) => refuse(path, 'cannot be read', cause))
  const start = Buffer.alloc(signature.length)
  // A folder can be opened, but not read.
  await file.read(start, 0, start.length, 0).catch((cause: unknown) => refuse(path, 'cannot be read', cause))
  if (isTileArchive(start)) return file
  await file.close()
  return refuse(path, 'is not a PMTiles file of version 3')
}

function refuse(path: string, why: string, cause?: unknown): never {
  throw new StartError(`Cannot start: the file ${path} of MAP_TILES ${why}.`, { cause })
}
