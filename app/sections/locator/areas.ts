import index from '../../pictures/locator-areas.json'
import { spotOf, type View } from './plane.ts'
import type { Size } from './map-view.ts'

const files = import.meta.glob<string>('../../pictures/locator-area-*.svg', {
  query: '?url',
  import: 'default',
  eager: true,
})

/** Farther out, the fine coast of an area would end in a straight line. */
const areasBelowScale = 0.5

const areas = index.map(({ key, west, south, east, north, ...area }) => ({
  url: files[`../../pictures/locator-area-${key}.svg`] ?? '',
  /** Where there is a coast: whether the state around it licenses us. */
  home: 'home' in area ? area.home : undefined,
  first: spotOf({ lat: north, lng: west }),
  last: spotOf({ lat: south, lng: east }),
}))

/** Drawings of the water in view. */
export function areasIn({ x, y, scale }: View, { width, height }: Size) {
  if (scale > areasBelowScale) return []
  const [right, down] = [(width * scale) / 2, (height * scale) / 2]
  return areas.filter(
    ({ first, last }) => first.x < x + right && last.x > x - right && first.y < y + down && last.y > y - down,
  )
}
