import { plane, spotOf, type Spot, type View } from './plane.ts'

export type Size = { width: number; height: number }
export type Position = { lat: number; lng: number }

/** The smallest scales: where places of the map are in view, where none is, and for a view of one place. */
export type ScaleLimits = { least: number; leastEmpty: number; close: number }

/**
 * The drawn map: coasts are good to about 100 m, which is four pixels at the smallest scale. In a view of less than
 * fifty miles, only the places have anything more to show. A place is shown with fifteen miles around it, close enough
 * to distinguish neighbors.
 */
export const drawnLimits: ScaleLimits = { least: 0.05, leastEmpty: 0.3, close: 0.07 }
/** Tiles have streets: about half a mile across everywhere, and a mile around a place. */
export const tileLimits: ScaleLimits = { least: 0.002, leastEmpty: 0.002, close: 0.006 }
const padding = 48

const clamp = (value: number, least: number, most: number) => Math.min(Math.max(value, least), most)

/** The scale at which the complete plane fits. */
const maxScale = ({ width, height }: Size) => Math.max(plane.width / width, plane.height / height)

/** About twenty-five miles across: shows the towns around. */
const wideScale = 0.12

/** The initial view: these places and their surroundings. */
export const firstView = (places: Position[], size: Size) => viewAround(places, size, drawnLimits, wideScale)

/** A view that contains all these places, with padding. */
export function viewAround(places: Position[], size: Size, limits: ScaleLimits, closest = limits.close): View {
  const spots = places.map(spotOf)
  if (spots.length === 0) return { x: plane.width / 2, y: plane.height / 2, scale: maxScale(size) }
  const [left, right] = [Math.min(...spots.map(({ x }) => x)), Math.max(...spots.map(({ x }) => x))]
  const [top, bottom] = [Math.min(...spots.map(({ y }) => y)), Math.max(...spots.map(({ y }) => y))]
  const scale = Math.max(
    (right - left) / (size.width - 2 * padding),
    (bottom - top) / (size.height - 2 * padding),
    closest,
  )
  return clampView({ x: (left + right) / 2, y: (top + bottom) / 2, scale }, size, limits)
}

/** Keeps the center on the plane, and the scale within its limits. */
export const clampView = ({ x, y, scale }: View, size: Size, { least }: ScaleLimits): View => ({
  x: clamp(x, 0, plane.width),
  y: clamp(y, 0, plane.height),
  scale: clamp(scale, least, maxScale(size)),
})

/** What zooming depends on. */
type Surroundings = { size: Size; places: Spot[]; limits: ScaleLimits }

/** Zooms around a spot, which stays where it is on the screen; not into a view that contains none of the places. */
export function zoomAt(view: View, spot: Spot, factor: number, { size, places, limits }: Surroundings): View {
  const at = (least: number) => {
    const scale = clamp(view.scale * factor, least, maxScale(size))
    const ratio = scale / view.scale
    const [x, y] = [spot.x + (view.x - spot.x) * ratio, spot.y + (view.y - spot.y) * ratio]
    return clampView({ x, y, scale }, size, limits)
  }
  const next = at(limits.least)
  const isEmpty = next.scale < limits.leastEmpty && !places.some((place) => isIn(next, size, place))
  return isEmpty && factor < 1 ? at(Math.min(limits.leastEmpty, view.scale)) : next
}

const isIn = ({ x, y, scale }: View, { width, height }: Size, spot: Spot) =>
  Math.abs(spot.x - x) < (width * scale) / 2 && Math.abs(spot.y - y) < (height * scale) / 2

/** A step of zooming that hardly changes the map does nothing. */
export const canZoom = (view: View, factor: number, surroundings: Surroundings) =>
  Math.abs(zoomAt(view, view, factor, surroundings).scale / view.scale - 1) > 0.01
