import { geoMercator } from 'd3-geo'
import { mesh } from 'topojson-client'
import { planeScale, spotOf } from '../../app/sections/locator/plane.ts'
import { licenses } from '../../content/licenses.ts'
import { countyAtlas, placeNamed, placesOf, simplified, stateAtlas, worldAtlas } from './atlas.ts'
import { pathData } from './path-data.ts'

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

const stateOf = (id: string | number | undefined) => String(id).slice(0, 2)

const svg = (layers: string[]) => `<svg xmlns="http://www.w3.org/2000/svg"><defs>${layers.join('')}</defs></svg>\n`
