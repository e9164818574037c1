/** A spot on the plane that the map is drawn on. */
export type Spot = { x: number; y: number }

/** What the map shows: the middle, and how many units of the plane are one pixel. */
export type View = Spot & { scale: number }

/** The plane: the United States without Alaska and Hawaii, in Mercator's projection, 10,000 units wide. */
export const plane = { width: 10_000, height: 6_080 }

const west = -125
const east = -66.5
const north = 49.6

/** Units for a radian of longitude. */
export const planeScale = plane.width / ((east - west) * (Math.PI / 180))

const stretch = (lat: number) => Math.log(Math.tan(Math.PI / 4 + (lat * Math.PI) / 360))

/** To a hand's breadth. Beyond that, logarithms differ between the server and a browser, and their pages with them. */
const rounded = (units: number) => Math.round(units * 10_000) / 10_000

export const spotOf = ({ lat, lng }: { lat: number; lng: number }): Spot => ({
  x: rounded(planeScale * (lng - west) * (Math.PI / 180)),
  y: rounded(planeScale * (stretch(north) - stretch(lat))),
})

export const positionOf = ({ x, y }: Spot) => ({
  lat: (Math.atan(Math.exp(stretch(north) - y / planeScale)) * 360) / Math.PI - 90,
  lng: west + (x / planeScale) * (180 / Math.PI),
})
