import { geoContains, geoMercator, type GeoPermissibleObjects } from 'd3-geo'
import { mesh } from 'topojson-client'
import type { City } from '../../content/city.ts'
import { countyAtlas, placeNamed, placesOf, simplified, worldAtlas } from './atlas.ts'
import { moveApart, diamond, pointOf, type Point } from './marks.ts'
import { pathData } from './path-data.ts'

const width = 480
const height = 500
const margin = 36
const size = { here: 12, other: 7 }

/**
 * A city in its state: county lines, its own county lighter, neighboring states faint, our other cities as open
 * diamonds.
 */
export function cityMap(city: City, others: City[]): string {
  const state = placeNamed(countyAtlas, countyAtlas.objects.states, city.state)
  const projection = geoMercator()
    .fitExtent(
      [
        [margin, margin],
        [width - margin, height - margin],
      ],
      state,
    )
    .clipExtent([
      [-6, -6],
      [width + 6, height + 6],
    ])
  const draw = (shapes: GeoPermissibleObjects[]) => pathData(projection, shapes)

  const us = simplified(countyAtlas, projection.scale(), 1.5)
  const states = placesOf(us, us.objects.states)
  const counties = {
    ...us.objects.counties,
    geometries: us.objects.counties.geometries.filter(({ id }) => String(id).startsWith(String(state.id))),
  }
  const abroad = ['Canada', 'Mexico'].map((name) => placeNamed(worldAtlas, worldAtlas.objects.countries, name))
  const home = placesOf(us, counties).filter((county) => geoContains(county, [city.lng, city.lat]))

  const here = pointOf(projection, city)
  const marks = others.reduce<Point[]>((placed, other) => {
    const clearOfHere = moveApart(pointOf(projection, other), here, size.here + size.other + 4)
    return [...placed, placed.reduce((mark, earlier) => moveApart(mark, earlier, 2 * size.other + 4), clearOfHere)]
  }, [])

  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}">`,
    `<clipPath id="c"><rect width="${width}" height="${height}" rx="14"/></clipPath>`,
    `<g clip-path="url(#c)" stroke-linejoin="round">`,
    `<path fill="var(--brand-tint)" d="M0 0h${width}v${height}H0z"/>`,
    `<path fill="var(--paper-deep)" d="${draw(abroad)}"/>`,
    `<g stroke="var(--paper)" stroke-width="2.5">`,
    `<path fill="var(--paper-deep)" d="${draw(states.filter(({ id }) => id !== state.id))}"/>`,
    `<path fill="var(--brand)" d="${draw(states.filter(({ id }) => id === state.id))}"/></g>`,
    `<path fill="var(--brand-light)" d="${draw(home)}"/>`,
    `<path fill="none" stroke="var(--brand-light)" d="${draw([mesh(us, counties, (one, other) => one !== other)])}"/>`,
    `<circle cx="${here.x}" cy="${here.y}" r="42" fill="none" stroke="var(--accent)" stroke-width="2.5" stroke-dasharray="6 6"/>`,
    `<g stroke="var(--brand-strong)" stroke-width="2">`,
    ...marks.map((mark) => `<path fill="var(--paper)" d="${diamond(mark, size.other)}"/>`),
    `<path fill="var(--accent)" d="${diamond(here, size.here)}"/></g>`,
    '</g></svg>\n',
  ].join('')
}
