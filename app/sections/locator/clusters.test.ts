import { expect, test } from 'vitest'
import { clusterMarks } from './clusters.ts'
import { drawnLimits, firstView, viewAround } from './map-view.ts'
import { positionOf, spotOf } from './plane.ts'

const mark = (id: string, lat: number, lng: number) => ({ id, name: id, lat, lng })
const minneapolis = mark('a', 44.97, -93.26)
const near = mark('b', 44.98, -93.27)
const seattle = mark('c', 47.6, -122.3)

test('[BEYOND-4] overlapping markers form one cluster until the map is zoomed in enough', () => {
  const marks = [minneapolis, near, seattle]
  expect(clusterMarks(marks, 100).map((cluster) => cluster.marks.length)).toEqual([2, 1])
  expect(clusterMarks(marks, 0.5).map((cluster) => cluster.marks.length)).toEqual([1, 1, 1])
})

test('[BEYOND-4] projecting a position and back returns the same place', () => {
  for (const place of [minneapolis, seattle]) {
    const { lat, lng } = positionOf(spotOf(place))
    expect(lat).toBeCloseTo(place.lat, 6)
    expect(lng).toBeCloseTo(place.lng, 6)
  }
})

test('[BEYOND-4] the first view contains all of its places', () => {
  const size = { width: 600, height: 400 }
  const view = firstView([minneapolis, seattle], size)
  for (const spot of [minneapolis, seattle].map(spotOf)) {
    expect(Math.abs(spot.x - view.x) / view.scale).toBeLessThan(size.width / 2)
    expect(Math.abs(spot.y - view.y) / view.scale).toBeLessThan(size.height / 2)
  }
})

test('[BEYOND-4] the first view of a single place is wider than later views', () => {
  const size = { width: 600, height: 400 }
  expect(firstView([minneapolis], size).scale).toBeGreaterThan(viewAround([minneapolis], size, drawnLimits).scale)
})
