import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Feature, Geometry } from 'geojson'
import { feature } from 'topojson-client'
import {
  filter,
  filterAttachedWeight,
  presimplify,
  simplify,
  sphericalRingArea,
  sphericalTriangleArea,
} from 'topojson-simplify'
import type { GeometryCollection, Objects, Topology } from 'topojson-specification'

type Named = { name: string }
type Places = GeometryCollection<Named>
export type Place = Feature<Geometry, Named>

const { resolve } = createRequire(import.meta.url)

/** Shapes from the US Census and Natural Earth, both in the public domain. */
export const countyAtlas = load('us-atlas/counties-10m.json', 'counties', 'states')
export const stateAtlas = load('us-atlas/states-10m.json', 'states')
export const worldAtlas = load('world-atlas/countries-50m.json', 'countries')

/** Drops unused layers: an island of two layers would count as part of a mainland. */
function load<Layer extends string>(file: string, ...layers: Layer[]): Topology<Record<Layer, Places>> {
  const atlas: Topology<Record<Layer, Places>> = JSON.parse(readFileSync(resolve(file), 'utf8'))
  for (const layer in atlas.objects) if (!layers.includes(layer)) delete atlas.objects[layer]
  return presimplify(atlas, sphericalTriangleArea)
}

/** Removes bends of less than `area` square pixels at this scale, and islands of less than twice that. */
export function simplified<T extends Objects>(atlas: Topology<T>, scale: number, area: number): Topology<T> {
  const least = area / scale ** 2
  const lines = simplify(atlas, least)
  const kept = filter(
    lines,
    filterAttachedWeight(lines, least * 2, (ring) => sphericalRingArea(ring, false)),
  )
  return { ...lines, ...kept, objects: { ...lines.objects, ...kept.objects } }
}

/** The places of a layer, without those that were too small to keep. */
export const placesOf = (atlas: Topology, layer: Places): Place[] =>
  feature(atlas, layer).features.filter((place) => place.geometry !== null)

export function placeNamed(atlas: Topology, layer: Places, name: string): Place {
  const place = placesOf(atlas, layer).find((candidate) => candidate.properties.name === name)
  if (!place) throw new Error(`The atlas has no ${name}.`)
  return place
}
