/** Longitude and latitude. */
type Corner = [number, number]
export type Ring = Corner[]

/** In miles: the pieces of a lake are closer to each other than two lakes are. */
const widestGap = 0.45

/** Joins lakes that nearly touch, until none do. */
export function joinPieces(lakes: Ring[]): Ring[] {
  const [first, ...others] = lakes
  if (!first) return []
  const near = others.find((other) => milesApart(first, other) < widestGap)
  if (near) return joinPieces([join(first, near), ...others.filter((other) => other !== near)])
  return [first, ...joinPieces(others)]
}

/** Replaces the sides where two lakes face each other by the shores of a strait between them. */
function join(one: Ring, other: Ring): Ring {
  const second = isClockwise(one) === isClockwise(other) ? other : other.toReversed()
  const ways = sidesOf(one).flatMap(([from, to], index) =>
    sidesOf(second).map(([start, end], at) => ({ index, at, length: miles(from, end) + miles(start, to) })),
  )
  const { index, at } = ways.reduce((best, way) => (way.length < best.length ? way : best))
  return [...one.slice(0, index + 1), ...second.slice(at + 1), ...second.slice(0, at + 1), ...one.slice(index + 1)]
}

/** The distance between the shores of two lakes. */
export const milesApart = (one: Ring, other: Ring) =>
  Math.min(...cornersToShore(one, other), ...cornersToShore(other, one))

const cornersToShore = (corners: Ring, shore: Ring) =>
  corners.flatMap((corner) => sidesOf(shore).map((side) => milesToSide(corner, side)))

function milesToSide([x, y]: Corner, [[fromX, fromY], [toX, toY]]: [Corner, Corner]): number {
  const [alongX, alongY] = [toX - fromX, toY - fromY]
  const part = ((x - fromX) * alongX + (y - fromY) * alongY) / (alongX ** 2 + alongY ** 2 || 1)
  const nearest = Math.min(Math.max(part, 0), 1)
  return miles([x, y], [fromX + nearest * alongX, fromY + nearest * alongY])
}

const sidesOf = (ring: Ring) =>
  ring.map((corner, index): [Corner, Corner] => [corner, ring[(index + 1) % ring.length] ?? corner])

const isClockwise = (ring: Ring) =>
  sidesOf(ring).reduce((sum, [[x, y], [nextX, nextY]]) => sum + (nextX - x) * (nextY + y), 0) > 0

const milesPerDegree = 69
const miles = ([x, y]: Corner, [otherX, otherY]: Corner) =>
  milesPerDegree * Math.hypot((otherX - x) * Math.cos((y * Math.PI) / 180), otherY - y)

/** Cuts the corners of a shore twice, as Chaikin does. */
export function rounded(ring: Ring): Ring {
  const cutCorners = (corners: Ring) =>
    corners.flatMap((corner, index): Ring => {
      const after = corners[(index + 1) % corners.length] ?? corner
      return [between(corner, after), between(after, corner)]
    })
  return cutCorners(cutCorners(ring))
}

/** A quarter of the way from one corner to the next. */
function between([x, y]: Corner, [otherX, otherY]: Corner): Corner {
  return [(3 * x + otherX) / 4, (3 * y + otherY) / 4]
}
