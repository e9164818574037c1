import { plane, spotOf, type Spot, type View } from './plane.ts'

export type Size = { width: number; height: number }
export type Position = { lat: number; lng: number }

/** Closer than this, the ground has nothing more to show. */
const limit = 0.04
const edge = 48

const clamp = (value: number, least: number, most: number) => Math.min(Math.max(value, least), most)

/** The whole plane, as large as it fits. */
export const widest = ({ width, height }: Size) => Math.max(plane.width / width, plane.height / height)

/** About fifteen miles across: to tell neighbors apart. */
const near = 0.07
/** About twenty-five: to see the towns around. */
const wide = 0.12

/** What a map shows first: these places and the country around them. */
export const firstView = (places: Position[], size: Size) => viewAround(places, size, wide)

/** A view that has all these places in it, with room around them. */
export function viewAround(places: Position[], size: Size, closest = near): View {
  const spots = places.map(spotOf)
  if (spots.length === 0) return { x: plane.width / 2, y: plane.height / 2, scale: widest(size) }
  const [left, right] = [Math.min(...spots.map(({ x }) => x)), Math.max(...spots.map(({ x }) => x))]
  const [top, bottom] = [Math.min(...spots.map(({ y }) => y)), Math.max(...spots.map(({ y }) => y))]
  const scale = Math.max((right - left) / (size.width - 2 * edge), (bottom - top) / (size.height - 2 * edge), closest)
  return within({ x: (left + right) / 2, y: (top + bottom) / 2, scale }, size)
}

/** Keeps the middle on the plane, and the scale between the closest and the widest. */
export const within = ({ x, y, scale }: View, size: Size): View => ({
  x: clamp(x, 0, plane.width),
  y: clamp(y, 0, plane.height),
  scale: clamp(scale, limit, widest(size)),
})

/** Zooms so that the spot under the pointer stays under it. */
export function zoomAt(view: View, spot: Spot, factor: number, size: Size): View {
  const scale = clamp(view.scale * factor, limit, widest(size))
  const part = scale / view.scale
  return within({ x: spot.x + (view.x - spot.x) * part, y: spot.y + (view.y - spot.y) * part, scale }, size)
}
