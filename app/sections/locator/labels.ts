import towns from './map-towns.json'
import { spotOf, type Spot, type View } from './plane.ts'
import type { Size } from './map-view.ts'

const townSpots = towns.map(([name, lat, lng]) => ({
  name: String(name),
  ...spotOf({ lat: Number(lat), lng: Number(lng) }),
}))

const maxLabels = 18
const labelHeight = 18

type Box = { left: number; top: number; right: number; bottom: number }

/** Labels for the largest towns in view that overlap neither marks nor each other. */
export function placeLabels({ x, y, scale }: View, { width, height }: Size, marks: Spot[]) {
  const toPixel = (spot: Spot) => ({ x: (spot.x - x) / scale + width / 2, y: (spot.y - y) / scale + height / 2 })
  const occupied: Box[] = marks.map((mark) => boxAround(toPixel(mark), 34, 34))
  const labels: { name: string; x: number; y: number }[] = []
  for (const town of townSpots) {
    const at = toPixel(town)
    const labelWidth = town.name.length * 7.5 + 8
    if (at.x < labelWidth / 2 || at.x > width - labelWidth / 2 || at.y < 20 || at.y > height - 8) continue
    const box = boxAround({ x: at.x, y: at.y - 6 }, labelWidth, labelHeight)
    if (occupied.some((other) => overlap(box, other))) continue
    occupied.push(box)
    labels.push(town)
    if (labels.length === maxLabels) break
  }
  return labels
}

const boxAround = ({ x, y }: Spot, width: number, height: number): Box => ({
  left: x - width / 2,
  right: x + width / 2,
  top: y - height / 2,
  bottom: y + height / 2,
})

const overlap = (one: Box, other: Box) =>
  one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom
