import { GeoJSONVT } from '@maplibre/geojson-vt'
import { fromGeojsonVt } from '@maplibre/vt-pbf'
import type { Feature, FeatureCollection } from 'geojson'
import { zxyToTileId } from 'pmtiles'
import towns from '../../app/sections/locator/map-towns.json' with { type: 'json' }
import { placesOf, simplified, stateAtlas } from '../../scripts/maps/atlas.ts'
import { waterAreas } from '../../scripts/maps/water.ts'

/** The credit that the archive carries, with markup that a page must not show. */
export const archiveCredit = {
  html: '<a href="https://tiles.example/terms">Test tiles</a> by nobody<script>steal()</script>',
  text: 'Test tiles by nobody',
  href: 'https://tiles.example/terms',
}

type Tile = { z: number; x: number; y: number; bytes: Uint8Array }

/** Farther in, MapLibre enlarges these. */
const lastZoom = 6
const extent = 4_096

/** The contiguous United States with the water around our cities, in the layers of Protomaps. */
export function makeTiles(): Tile[] {
  const layers = Object.entries({ earth: land(), water: water(), places: places() }).map(
    ([name, features]) => [name, tileIndex({ type: 'FeatureCollection', features })] as const,
  )
  const tiles: Tile[] = []
  for (let z = 0; z <= lastZoom; z += 1) {
    for (let x = 0; x < 2 ** z; x += 1) {
      for (let y = 0; y < 2 ** z; y += 1) {
        const filled = layers.flatMap(([name, index]) => {
          const tile = index.getTile(z, x, y)
          return tile ? [[name, tile] as const] : []
        })
        if (filled.length > 0)
          tiles.push({ z, x, y, bytes: fromGeojsonVt(Object.fromEntries(filled), { version: 2, extent }) })
      }
    }
  }
  return tiles
}

const tileIndex = (data: FeatureCollection) =>
  new GeoJSONVT(data, { maxZoom: lastZoom, indexMaxZoom: 4, tolerance: 1, extent })

function land(): Feature[] {
  const states = simplified(stateAtlas, 2_000, 20)
  return placesOf(states, states.objects.states).map((state) => ({ ...state, properties: { kind: 'earth' } }))
}

const water = (): Feature[] =>
  waterAreas.flatMap(({ west, south, east, north, land: islands, lakes }) => {
    const corners = [
      [west, south],
      [east, south],
      [east, north],
      [west, north],
    ]
    const sea = islands.length > 0 ? [[corners, ...islands]] : []
    return [...sea, ...lakes.map((lake) => [lake])].map((rings): Feature => ({
      type: 'Feature',
      properties: { kind: 'water' },
      geometry: { type: 'Polygon', coordinates: rings.map((ring) => [...ring, ring[0] ?? []]) },
    }))
  })

const places = (): Feature[] =>
  towns.slice(0, 300).map(([name, lat, lng]) => ({
    type: 'Feature',
    properties: { kind: 'locality', name: String(name), min_zoom: 4, population_rank: 10 },
    geometry: { type: 'Point', coordinates: [Number(lng), Number(lat)] },
  }))

/** One PMTiles file of version 3, uncompressed: header, directory, metadata, tiles. */
export function packTiles(tiles: Tile[]): Buffer {
  const sorted = tiles
    .map(({ z, x, y, bytes }) => ({ id: zxyToTileId(z, x, y), bytes }))
    .toSorted((one, other) => one.id - other.id)
  const directory = Buffer.from([
    ...varint(sorted.length),
    ...sorted.flatMap(({ id }, index) => varint(id - (sorted[index - 1]?.id ?? 0))),
    ...sorted.flatMap(() => varint(1)),
    ...sorted.flatMap(({ bytes }) => varint(bytes.length)),
    // 1 is the start of the tiles; 0 means right after the tile before.
    ...sorted.flatMap((_, index) => varint(index === 0 ? 1 : 0)),
  ])
  const metadata = Buffer.from(JSON.stringify({ attribution: archiveCredit.html }))
  const content = Buffer.concat(sorted.map(({ bytes }) => bytes))
  const header = Buffer.alloc(127)
  header.write('PMTiles')
  header.writeUInt8(3, 7)
  const metadataStart = header.length + directory.length
  const contentStart = metadataStart + metadata.length
  const longs = [
    [header.length, directory.length],
    [metadataStart, metadata.length],
    [contentStart, 0],
    [contentStart, content.length],
    [sorted.length, sorted.length, sorted.length],
  ].flat()
  for (const [index, value] of longs.entries()) header.writeBigUInt64LE(BigInt(value), 8 + 8 * index)
  const uncompressed = 1
  const vectorTiles = 1
  header.set([1, uncompressed, uncompressed, vectorTiles, 0, lastZoom], 96)
  for (const [index, degrees] of [-180, -85, 180, 85].entries())
    header.writeInt32LE(degrees * 10_000_000, 102 + 4 * index)
  return Buffer.concat([header, directory, metadata, content])
}

function varint(value: number): number[] {
  return value < 128 ? [value] : [(value % 128) + 128, ...varint(Math.floor(value / 128))]
}
