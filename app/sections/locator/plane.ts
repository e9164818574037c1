/** A point on the plane that the map is drawn on. */
export type Spot = { x: number; y: number }

/** The visible part of the map: its center, and the units of the plane per pixel. */
export type View = Spot & { scale: number }

/** The contiguous United States in the Mercator projection, 10,000 units wide. */
export const plane = { width: 10_000, height: 6_080 }

const west = -125
const east = -66.5
const north = 49.6

/** Units per radian of longitude. */
export const planeScale = plane.width / ((east - west) * (Math.PI / 180))

const mercatorY = (lat: number) => Math.log(Math.tan(Math.PI / 4 + (lat * Math.PI) / 360))

/** Rounds to 1/10,000 of a unit. More digits of a logarithm differ between server and browser, and break hydration. */
const round = (units: number) => Math.round(units * 10_000) / 10_000

export const spotOf = ({ lat, lng }: { lat: number; lng: number }): Spot => ({
  x: round(planeScale * (lng - west) * (Math.PI / 180)),
  y: round(planeScale * (mercatorY(north) - mercatorY(lat))),
})

export const positionOf = ({ x, y }: Spot) => ({
  lat: (Math.atan(Math.exp(mercatorY(north) - y / planeScale)) * 360) / Math.PI - 90,
  lng: west + (x / planeScale) * (180 / Math.PI),
})
