import towns from './map-towns.json'
import { spotOf, type Spot, type View } from './plane.ts'
import type { Size } from './map-view.ts'

const places = towns.map(([name, lat, lng]) => ({
  name: String(name),
  ...spotOf({ lat: Number(lat), lng: Number(lng) }),
}))

const most = 18
const height = 18

type Box = { left: number; top: number; right: number; bottom: number }

/** The largest towns in view whose names have room, beside the marks and beside each other. */
export function placeLabels({ x, y, scale }: View, { width, height: tall }: Size, marks: Spot[]) {
  const pixel = (spot: Spot) => ({ x: (spot.x - x) / scale + width / 2, y: (spot.y - y) / scale + tall / 2 })
  const taken: Box[] = marks.map((mark) => boxAround(pixel(mark), 34, 34))
  const labels: { name: string; x: number; y: number }[] = []
  for (const town of places) {
    const at = pixel(town)
    const wide = town.name.length * 7.5 + 8
    if (at.x < wide / 2 || at.x > width - wide / 2 || at.y < 20 || at.y > tall - 8) continue
    const box = boxAround({ x: at.x, y: at.y - 6 }, wide, height)
    if (taken.some((other) => overlap(box, other))) continue
    taken.push(box)
    labels.push(town)
    if (labels.length === most) break
  }
  return labels
}

const boxAround = ({ x, y }: Spot, width: number, tall: number): Box => ({
  left: x - width / 2,
  right: x + width / 2,
  top: y - tall / 2,
  bottom: y + tall / 2,
})

const overlap = (one: Box, other: Box) =>
  one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom
