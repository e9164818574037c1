import { plane, spotOf, type Spot, type View } from './plane.ts'

export type Size = { width: number; height: number }
export type Position = { lat: number; lng: number }

/** The smallest scale: coasts are good to about 100 m, which is then four pixels. */
const minScale = 0.05
/** About fifty miles across: below this scale, only the places of the map have anything more to show. */
const detailScale = 0.3
const padding = 48

const clamp = (value: number, least: number, most: number) => Math.min(Math.max(value, least), most)

/** The scale at which the complete plane fits. */
const maxScale = ({ width, height }: Size) => Math.max(plane.width / width, plane.height / height)

/** About fifteen miles across: close enough to distinguish neighbors. */
const closeScale = 0.07
/** About twenty-five miles across: shows the towns around. */
const wideScale = 0.12

/** The initial view: these places and their surroundings. */
export const firstView = (places: Position[], size: Size) => viewAround(places, size, wideScale)

/** A view that contains all these places, with padding. */
export function viewAround(places: Position[], size: Size, closest = closeScale): View {
  const spots = places.map(spotOf)
  if (spots.length === 0) return { x: plane.width / 2, y: plane.height / 2, scale: maxScale(size) }
  const [left, right] = [Math.min(...spots.map(({ x }) => x)), Math.max(...spots.map(({ x }) => x))]
  const [top, bottom] = [Math.min(...spots.map(({ y }) => y)), Math.max(...spots.map(({ y }) => y))]
  const scale = Math.max(
    (right - left) / (size.width - 2 * padding),
    (bottom - top) / (size.height - 2 * padding),
    closest,
  )
  return clampView({ x: (left + right) / 2, y: (top + bottom) / 2, scale }, size)
}

/** Keeps the center on the plane, and the scale within its limits. */
export const clampView = ({ x, y, scale }: View, size: Size): View => ({
  x: clamp(x, 0, plane.width),
  y: clamp(y, 0, plane.height),
  scale: clamp(scale, minScale, maxScale(size)),
})

/** Zooms around a spot, which stays where it is on the screen; not into a view that contains none of the places. */
export function zoomAt(view: View, spot: Spot, factor: number, size: Size, places: Spot[]): View {
  const at = (least: number) => {
    const scale = clamp(view.scale * factor, least, maxScale(size))
    const ratio = scale / view.scale
    return clampView({ x: spot.x + (view.x - spot.x) * ratio, y: spot.y + (view.y - spot.y) * ratio, scale }, size)
  }
  const next = at(minScale)
  const isEmpty = next.scale < detailScale && !places.some((place) => isIn(next, size, place))
  return isEmpty && factor < 1 ? at(Math.min(detailScale, view.scale)) : next
}

const isIn = ({ x, y, scale }: View, { width, height }: Size, spot: Spot) =>
  Math.abs(spot.x - x) < (width * scale) / 2 && Math.abs(spot.y - y) < (height * scale) / 2

/** A step of zooming that hardly changes the map does nothing. */
export const canZoom = (view: View, factor: number, size: Size, places: Spot[]) =>
  Math.abs(zoomAt(view, view, factor, size, places).scale / view.scale - 1) > 0.01
