import { geoContains, geoMercator } from 'd3-geo'
import type { Polygon } from 'geojson'
import { mesh } from 'topojson-client'
import { planeScale, spotOf } from '../../app/sections/locator/plane.ts'
import { cities } from '../../content/cities.ts'
import { licenses } from '../../content/licenses.ts'
import { countyAtlas, placeNamed, placesOf, simplified, stateAtlas, worldAtlas, type Place } from './atlas.ts'
import { pathData } from './path-data.ts'
import { isInArea, waterAreas, type Bounds, type WaterArea } from './water.ts'

const origin = spotOf({ lat: 0, lng: 0 })
const projection = geoMercator()
  .scale(planeScale)
  .translate([origin.x, origin.y])
  .clipExtent([
    [-9_000, -9_000],
    [19_000, 15_000],
  ])

const licensed = new Set(licenses.map((license) => license.state))
const beyond = new Set(['Alaska', 'Hawaii', 'Puerto Rico', 'Guam', 'American Samoa'])

/** The background of the agent map, in named layers that the page picks: land, states, and licensed states. */
export function locatorMap(): string {
  const us = simplified(stateAtlas, planeScale, 60)
  const world = simplified(worldAtlas, planeScale, 1_500)
  const states = placesOf(us, us.objects.states).filter(({ properties }) => !beyond.has(properties.name))
  const abroad = ['Canada', 'Mexico'].map((name) => placeNamed(world, world.objects.countries, name))
  const inState = (isLicensed: boolean) =>
    pathData(
      projection,
      states.filter(({ properties }) => licensed.has(properties.name) === isLicensed),
    )
  return svg([
    `<path id="abroad" vector-effect="non-scaling-stroke" d="${pathData(projection, abroad)}"/>`,
    `<path id="others" vector-effect="non-scaling-stroke" d="${inState(false)}"/>`,
    `<path id="licensed" vector-effect="non-scaling-stroke" d="${inState(true)}"/>`,
  ])
}

/** County lines of the licensed states, only needed when zoomed in. */
export function countyMap(): string {
  const us = simplified(countyAtlas, planeScale, 40)
  const states = placesOf(us, us.objects.states).filter(({ properties }) => licensed.has(properties.name))
  const ids = new Set(states.map(({ id }) => String(id)))
  const counties = {
    ...us.objects.counties,
    geometries: us.objects.counties.geometries.filter(({ id }) => ids.has(String(id).slice(0, 2))),
  }
  const lines = mesh(us, counties, (one, other) => one !== other && stateOf(one.id) === stateOf(other.id))
  return svg([`<path id="counties" vector-effect="non-scaling-stroke" d="${pathData(projection, [lines])}"/>`])
}

/** The areas with known water around the cities of this company. */
export const shownAreas = waterAreas.filter((area) => cities.some((city) => isInArea(city, area)))

/** What the page needs to know to choose the drawing of an area. */
export const areaIndex = () =>
  shownAreas.map(({ key, west, south, east, north, ...area }) => ({
    key,
    west,
    south,
    east,
    north,
    ...(area.land.length > 0 && { home: licensed.has(homeOf({ west, south, east, north })) ? 'licensed' : 'others' }),
  }))

/** Coordinates in an area are ten times as fine as those of the whole country. */
const finer = 10

/**
 * Water around a city. Its coast differs from the coarse one of the whole country, so in an area at the sea all land is
 * drawn again below the water.
 */
export function areaMap({ west, south, east, north, land, lakes }: WaterArea): string {
  const bounds = { west, south, east, north }
  const [first, last] = [spotOf({ lat: north, lng: west }), spotOf({ lat: south, lng: east })]
  const fine = geoMercator()
    .scale(planeScale * finer)
    .translate([origin.x * finer, origin.y * finer])
    .clipExtent([
      [first.x * finer, first.y * finer],
      [last.x * finer, last.y * finer],
    ])
  const layer = (id: string, data: string) => `<path id="${id}" transform="scale(${1 / finer})" d="${data}"/>`
  const lakeShores = layer('lakes', flatData(lakes))
  if (land.length === 0) return svg([lakeShores])
  const home = homeOf(bounds)
  const states = placesOf(countyAtlas, countyAtlas.objects.states).filter(({ properties }) => properties.name !== home)
  const abroad = ['Canada', 'Mexico'].map((name) => placeNamed(worldAtlas, worldAtlas.objects.countries, name))
  const draw = (places: Place[]) => pathData(fine, places)
  return svg([
    layer('home', flatData([cornersOf(bounds)])),
    layer('abroad', draw(abroad)),
    layer('others', draw(states.filter(({ properties }) => !licensed.has(properties.name)))),
    layer('licensed', draw(states.filter(({ properties }) => licensed.has(properties.name)))),
    `<path id="sea" fill-rule="evenodd" transform="scale(${1 / finer})" d="${flatData([cornersOf(bounds), ...land])}"/>`,
    lakeShores,
  ])
}

/** The state in the middle of an area. */
const homeOf = ({ west, south, east, north }: Bounds) =>
  placesOf(stateAtlas, stateAtlas.objects.states).find((state) =>
    geoContains(state, [(west + east) / 2, (south + north) / 2]),
  )?.properties.name ?? ''

const cornersOf = ({ west, south, east, north }: Bounds): [number, number][] => [
  [west, south],
  [west, north],
  [east, north],
  [east, south],
]

/** Rings as they are: on a sphere their direction would matter, and long edges would bend. */
function flatData(rings: [number, number][][]): string {
  const polygon: Polygon = {
    type: 'Polygon',
    coordinates: rings.map((ring) => {
      const spots = ring.map(([lng, lat]) => spotOf({ lat, lng })).map(({ x, y }) => [x * finer, y * finer])
      return [...spots, spots[0] ?? []]
    }),
  }
  return pathData(null, [polygon])
}

const stateOf = (id: string | number | undefined) => String(id).slice(0, 2)

const svg = (layers: string[]) => `<svg xmlns="http://www.w3.org/2000/svg"><defs>${layers.join('')}</defs></svg>\n`
