import { readFileSync } from 'node:fs'
import { joinPieces, rounded, type Ring } from './lakes.ts'
import { polygonContains } from './polygon.ts'

type Position = { lat: number; lng: number }

export type Bounds = { west: number; south: number; east: number; north: number }

/** A part of the country whose coasts and lakes are known. */
export type WaterArea = Bounds & {
  key: string
  /** What is not sea, if the area has a coast. */
  land: Ring[]
  lakes: Ring[]
}

/** Lakes with fewer corners are nothing but a spot in the data. */
const fewestCorners = 6

/**
 * Map data © OpenStreetMap contributors, ODbL 1.0, through npm @geo-maps/earth-waterbodies-10m 0.6.0. The coasts are
 * good to about 100 m; lakes are coarse. Pieces of one lake are joined, lakes without a shape of their own are left out,
 * and shores are rounded.
 */
const stored: WaterArea[] = JSON.parse(readFileSync(new URL('water.json', import.meta.url), 'utf8'))

export const waterAreas = stored.map((area) => ({
  ...area,
  lakes: joinPieces(area.lakes)
    .filter((lake) => lake.length >= fewestCorners)
    .map(rounded),
}))

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
