/** Whether a ring of longitudes and latitudes contains a position: a ray to the east crosses it an odd number of times. */
export function polygonContains(ring: [number, number][], { lat, lng }: { lat: number; lng: number }): boolean {
  let inside = false
  for (const [index, [x, y]] of ring.entries()) {
    const [beforeX, beforeY] = ring.at(index - 1) ?? [x, y]
    const crosses = y > lat !== beforeY > lat && lng < ((beforeX - x) * (lat - y)) / (beforeY - y) + x
    if (crosses) inside = !inside
  }
  return inside
}
