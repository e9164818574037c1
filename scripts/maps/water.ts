import { readFileSync } from 'node:fs'
import { polygonContains } from './polygon.ts'

type Position = { lat: number; lng: number }
/** Longitude and latitude. */
type Corner = [number, number]
type Ring = Corner[]

export type Bounds = { west: number; south: number; east: number; north: number }

/** A part of the country whose coasts and lakes are known. */
export type WaterArea = Bounds & {
  key: string
  /** What is not sea, if the area has a coast. */
  land: Ring[]
  lakes: Ring[]
}

/**
 * Map data © OpenStreetMap contributors, ODbL 1.0, through npm @geo-maps/earth-waterbodies-10m 0.6.0. The coasts are
 * good to about 100 m; lakes are coarse, so only those of more than half a square mile are kept, and their shores are rounded.
 */
const stored: WaterArea[] = JSON.parse(readFileSync(new URL('water.json', import.meta.url), 'utf8'))

export const waterAreas = stored.map((area) => ({ ...area, lakes: area.lakes.map(rounded) }))

/** Cuts the corners of a shore twice, as Chaikin does. */
function rounded(ring: Ring): Ring {
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

export const isInArea = ({ lat, lng }: Position, { west, south, east, north }: Bounds) =>
  lng > west && lng < east && lat > south && lat < north

/** Whether the map shows water at a position. */
export const isInWater = (place: Position) =>
  waterAreas
    .filter((area) => isInArea(place, area))
    .some(
      ({ land, lakes }) =>
        lakes.some((lake) => polygonContains(lake, place)) ||
        (land.length > 0 && !land.some((ring) => polygonContains(ring, place))),
    )
