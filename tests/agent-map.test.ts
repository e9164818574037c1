import { describe, expect, test } from 'vitest'
import { clusterMarks, markLook } from '../app/sections/locator/clusters.ts'
import { placeLabels } from '../app/sections/locator/labels.ts'
import {
  canZoom,
  drawnLimits,
  firstView,
  tileLimits,
  zoomAt,
  type ScaleLimits,
} from '../app/sections/locator/map-view.ts'
import { positionOf, spotOf, type Spot } from '../app/sections/locator/plane.ts'
import { cities } from '../content/cities.ts'
import { sampleAgents } from '../content/sample-agents.ts'
import { milesApart } from '../scripts/maps/lakes.ts'
import { isInWater, waterAreas } from '../scripts/maps/water.ts'
import { townsAround } from '../server/services/places.ts'
import { milesBetween } from './support/miles-between.ts'

const marks = sampleAgents.map(({ code, name, lat, lng }) => ({ id: code, name, lat, lng }))
const sizes = [
  { width: 328, height: 480 },
  { width: 726, height: 672 },
]

test('[BEYOND-4] no sample agent and no city is in the water of the map', () => {
  expect(sampleAgents.filter(isInWater).map(({ code }) => code)).toEqual([])
  expect(cities.filter(isInWater).map(({ name }) => name)).toEqual([])
})

test('[BEYOND-4] the map knows where water is: beside the land of a coast, and in the middle of a lake', () => {
  for (const { west, south, east, north, land, lakes } of waterAreas) {
    const places = Array.from({ length: 100 }, (_, index) => ({
      lng: west + ((index % 10) + 0.5) * ((east - west) / 10),
      lat: south + (Math.floor(index / 10) + 0.5) * ((north - south) / 10),
    }))
    const wet = places.filter(isInWater).length
    expect(wet).toBeLessThan(places.length)
    if (land.length > 0) expect(wet).toBeGreaterThan(0)
    expect(land.length + lakes.length).toBeGreaterThan(0)
  }
  expect(isInWater({ lat: 0, lng: 0 })).toBe(false)
})

test('[BEYOND-4] the lakes of the map are whole: none lies in pieces beside another', () => {
  const gaps = waterAreas.flatMap(({ lakes }) =>
    lakes.flatMap((lake, index) => lakes.slice(index + 1).map((other) => milesApart(lake, other))),
  )
  expect(gaps.length).toBeGreaterThan(20)
  expect(Math.min(...gaps)).toBeGreaterThan(0.45)
})

describe('[BEYOND-4] around every sample agent and city', () => {
  const starts = [...cities, ...sampleAgents]
  const views = starts.flatMap((from) => {
    const nearest = marks.toSorted((one, other) => milesBetween(from, one) - milesBetween(from, other))
    const numbers = new Map(nearest.slice(0, 20).map(({ id }, index) => [id, index + 1]))
    const towns = townsAround(from)
    return sizes.flatMap((size) => {
      const first = firstView([from, ...nearest.slice(0, 8)], size)
      return [0.05, first.scale, 1].map((scale) => {
        const view = { ...first, scale }
        const signs = clusterMarks(nearest, 40 * scale).map((cluster) => ({
          ...cluster,
          ...markLook(cluster, numbers),
        }))
        return { from, view, size, signs, ...placeLabels(view, size, signs, towns, from, '{miles} mi') }
      })
    })
  })

  test('no name and no distance is under a mark', () => {
    expect(views.length).toBeGreaterThan(starts.length)
    for (const { view, signs, towns, rings } of views) {
      const isUnder = (spot: Spot, down: number, letters: number) =>
        signs.some(
          ({ x, y, halfWidth, halfHeight }) =>
            Math.abs(x - spot.x) / view.scale < halfWidth + (letters * 7) / 2 &&
            Math.abs((y - spot.y) / view.scale - down) < halfHeight + 6,
        )
      expect(towns.filter((town) => isUnder(town, town.down - 4, town.name.length))).toEqual([])
      expect(rings.filter(({ label, text }) => label && isUnder(label, 0, text.length))).toEqual([])
    }
  })

  test('every ring is as far from its middle as it says', () => {
    for (const { from, rings } of views)
      for (const { miles, radius } of rings) {
        const { x, y } = spotOf(from)
        expect(milesBetween(from, positionOf({ x: x + radius, y })) / miles).toBeCloseTo(1, 1)
      }
    expect(views.some(({ rings }) => rings.length > 0)).toBe(true)
  })

  test('a card of the list and its mark have the same number, and no other mark has it', () => {
    for (const { signs } of views) {
      const texts = signs.map(({ text }) => text.split(' ')[0]).filter((text) => text && !text.startsWith('+'))
      expect(new Set(texts).size).toBe(texts.length)
    }
  })
})

test('[BEYOND-4] the drawn map zooms in where there are agents, and nowhere else beyond counties and towns; with tiles, to the streets everywhere', () => {
  const [agent] = marks
  const [size] = sizes
  if (!agent || !size) throw new Error('There are no sample agents.')
  const places = [spotOf(agent)]
  const closest = (start: Spot, limits: ScaleLimits) => {
    let view = { ...start, scale: 2 }
    for (let step = 0; step < 20 && canZoom(view, 0.5, { size, places, limits }); step += 1)
      view = zoomAt(view, view, 0.5, { size, places, limits })
    return view.scale
  }
  const [here, elsewhere] = [spotOf(agent), spotOf({ lat: agent.lat + 3, lng: agent.lng + 3 })]
  expect(closest(here, drawnLimits)).toBe(0.05)
  expect(closest(elsewhere, drawnLimits)).toBe(0.3)
  for (const spot of [here, elsewhere]) expect(closest(spot, tileLimits)).toBe(0.002)
})
