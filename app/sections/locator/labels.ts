import type { MapTown } from '../../../contract/agent.ts'
import { fill } from '../../text/fill.ts'
import towns from './map-towns.json'
import { planeScale, spotOf, type Spot, type View } from './plane.ts'
import type { Position, Size } from './map-view.ts'

type Pixel = { x: number; y: number }
type Box = { left: number; top: number; right: number; bottom: number }

/** Something drawn at a spot of the map, with half of its size in pixels. */
export type Obstacle = Spot & { halfWidth: number; halfHeight: number }

/** A name beside the dot of its town, in pixels from the dot. */
type TownLabel = Spot & { name: string; down: number }
/** A circle around the place of a search, with its distance at `label` if there is room. */
type Ring = { miles: number; text: string; radius: number; label: Spot | undefined }

const maxLabels = 24
const maxRings = 3
const letterWidth = 7.5
const dotRadius = 3
const above = { down: -7, top: -20, bottom: dotRadius }
const below = { down: 17, top: -dotRadius, bottom: 22 }
/** The buttons in the upper right corner, and the credit below. */
const controls = { width: 68, height: 188 }
const credit = { width: 232, height: 28 }

const ringMiles = [1, 2, 5, 10, 25, 50, 100]
const earthMiles = 3_958.8
/** A smaller ring would be hidden by the mark in its middle. */
const minRing = 48

/** Text on the map that overlaps neither marks nor other text: distances first, then the towns in their order. */
export function placeLabels(
  view: View,
  size: Size,
  obstacles: Obstacle[],
  nearby: MapTown[],
  from: Position | null,
  milesText: string,
): { towns: TownLabel[]; rings: Ring[] } {
  const toPixel = (spot: Spot): Pixel => ({
    x: (spot.x - view.x) / view.scale + size.width / 2,
    y: (spot.y - view.y) / view.scale + size.height / 2,
  })
  const taken: Box[] = [
    ...obstacles.map((obstacle) => boxAround(toPixel(obstacle), obstacle.halfWidth + 1, obstacle.halfHeight + 1)),
    { left: size.width - controls.width, right: size.width, top: 0, bottom: controls.height },
    { left: 0, right: credit.width, top: size.height - credit.height, bottom: size.height },
  ]
  const take = (box: Box) => {
    const isInside = box.left >= 0 && box.top >= 0 && box.right <= size.width && box.bottom <= size.height
    if (!isInside || taken.some((other) => overlap(box, other))) return false
    taken.push(box)
    return true
  }
  const rings = from
    ? ringsAround(from, view, size, milesText, (spot, text) => {
        const { x, y } = toPixel(spot)
        return take(boxAround({ x, y }, (text.length * letterWidth) / 2 + 4, 10))
      })
    : []
  return { towns: labelTowns(townsOf(nearby), toPixel, take), rings }
}

function ringsAround(
  from: Position,
  view: View,
  { width, height }: Size,
  milesText: string,
  take: (spot: Spot, text: string) => boolean,
): Ring[] {
  const middle = spotOf(from)
  const unitsPerMile = planeScale / (earthMiles * Math.cos((from.lat * Math.PI) / 180))
  const isShown = (miles: number) => {
    const pixels = (miles * unitsPerMile) / view.scale
    return pixels >= minRing && pixels <= Math.max(width, height) / 2
  }
  return ringMiles
    .filter(isShown)
    .slice(-maxRings)
    .map((miles) => {
      const radius = miles * unitsPerMile
      const text = fill(milesText, { miles })
      const sides = [
        { x: middle.x, y: middle.y - radius },
        { x: middle.x, y: middle.y + radius },
        { x: middle.x - radius, y: middle.y },
        { x: middle.x + radius, y: middle.y },
      ]
      return { miles, text, radius, label: sides.find((side) => take(side, text)) }
    })
}

function labelTowns(
  candidates: (Spot & { name: string })[],
  toPixel: (spot: Spot) => Pixel,
  take: (box: Box) => boolean,
) {
  const labels: TownLabel[] = []
  for (const town of candidates) {
    const { x, y } = toPixel(town)
    const half = (town.name.length * letterWidth) / 2 + 4
    const side = [above, below].find(({ top, bottom }) =>
      take({ left: x - half, right: x + half, top: y + top, bottom: y + bottom }),
    )
    if (side) labels.push({ ...town, down: side.down })
    if (labels.length === maxLabels) break
  }
  return labels
}

const spotted = (list: MapTown[]) => list.map(([name, lat, lng]) => ({ name, ...spotOf({ lat, lng }) }))
const largeTowns = spotted(towns.map(([name, lat, lng]): MapTown => [String(name), Number(lat), Number(lng)]))

/** The towns around the search first; those that are also among the large ones only once. */
function townsOf(nearby: MapTown[]) {
  const names = new Set(nearby.map(([name]) => name))
  return [...spotted(nearby), ...largeTowns.filter(({ name }) => !names.has(name))]
}

const boxAround = ({ x, y }: Pixel, halfWidth: number, halfHeight: number): Box => ({
  left: x - halfWidth,
  right: x + halfWidth,
  top: y - halfHeight,
  bottom: y + halfHeight,
})

const overlap = (one: Box, other: Box) =>
  one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom
