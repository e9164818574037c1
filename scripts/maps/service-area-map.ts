import { geoAlbersUsa } from 'd3-geo'
import { cities } from '../../content/cities.ts'
import { licenses } from '../../content/licenses.ts'
import { placesOf, simplified, stateAtlas } from './atlas.ts'
import { moveApart, diamond, pointOf, type Point } from './marks.ts'
import { pathData } from './path-data.ts'

const width = 960
const height = 592
const size = 9

const projection = geoAlbersUsa().fitExtent(
  [
    [2, 2],
    [width - 2, height - 2],
  ],
  { type: 'FeatureCollection', features: placesOf(stateAtlas, stateAtlas.objects.states) },
)

/** The states, the licensed ones in green, and a diamond for each city that has a page. */
export function serviceAreaMap(): string {
  const us = simplified(stateAtlas, projection.scale(), 7)
  const licensed = new Set(licenses.map((license) => license.state))
  const states = placesOf(us, us.objects.states)
  const draw = (isLicensed: boolean) =>
    pathData(
      projection,
      states.filter((state) => licensed.has(state.properties.name) === isLicensed),
    )
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}">`,
    `<g stroke="var(--paper)" stroke-width="1.5" stroke-linejoin="round">`,
    `<path fill="var(--sand)" d="${draw(false)}"/>`,
    `<path fill="var(--brand)" d="${draw(true)}"/></g>`,
    `<g fill="var(--accent)" stroke="var(--brand-strong)" stroke-width="2">`,
    ...serviceAreaMarks().map((mark) => `<path d="${diamond(mark, size)}"/>`),
    '</g></svg>\n',
  ].join('')
}

/** The diamonds, moved apart so that none overlap. */
export const serviceAreaMarks = () =>
  cities.reduce<({ path: string } & Point)[]>((placed, city) => {
    const mark = placed.reduce<Point>((spot, earlier) => moveApart(spot, earlier, 2 * size), pointOf(projection, city))
    return [...placed, { path: city.path, ...mark }]
  }, [])
