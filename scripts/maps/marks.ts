import type { GeoProjection } from 'd3-geo'

export type Point = { x: number; y: number }

/** The position of a place on the drawing. */
export function pointOf(projection: GeoProjection, place: { lng: number; lat: number }): Point {
  const [x, y] = projection([place.lng, place.lat]) ?? []
  if (x === undefined || y === undefined) throw new Error(`${place.lat}, ${place.lng} is not on the map.`)
  return { x: tenth(x), y: tenth(y) }
}

/** The path of a diamond marker. */
export const diamond = ({ x, y }: Point, size: number) =>
  `M${x} ${tenth(y - size)}l${size} ${size}-${size} ${size}-${size}-${size}z`

/** Moves a marker just far enough from another that two diamonds fit side by side. */
export function moveApart(mark: Point, other: Point, room: number): Point {
  const right = mark.x - other.x
  const down = mark.y - other.y
  const between = Math.abs(right) + Math.abs(down)
  if (between >= room) return mark
  const stretch = room / between
  return { x: tenth(other.x + right * stretch), y: tenth(other.y + down * stretch) }
}

const tenth = (value: number) => Math.round(value * 10) / 10
