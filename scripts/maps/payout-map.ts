import { geoCentroid, geoEqualEarth, geoPath } from 'd3-geo'
import { regions } from '../../content/brand/countries.ts'
import { placeNamed, placesOf, simplified, worldAtlas } from './atlas.ts'
import { diamond, pointOf } from './marks.ts'
import { pathData } from './path-data.ts'

const width = 640
const height = 352
const sender = { name: 'United States of America', lng: -98.6, lat: 39.8 }

/** Countries that the atlas names otherwise, or draws in two parts. */
const atlasNames: Record<string, string[]> = {
  'C.A Republic': ['Central African Rep.'],
  'Congo B': ['Congo'],
  Cyprus: ['Cyprus', 'N. Cyprus'],
  DRC: ['Dem. Rep. Congo'],
  'Guinea Bissau': ['Guinea-Bissau'],
  'Guinea Conakry': ['Guinea'],
  'Ivory Coast': ["Côte d'Ivoire"],
  Somalia: ['Somalia', 'Somaliland'],
  'South Sudan': ['S. Sudan'],
  UAE: ['United Arab Emirates'],
}

/** The world with Africa in its middle: payout countries green, the smallest as diamonds, the sending country lighter. */
export function payoutMap(): string {
  const projection = geoEqualEarth().rotate([-12, 0]).fitWidth(width, { type: 'Sphere' })
  const atlas = simplified(worldAtlas, projection.scale(), 4)
  const lands = placesOf(atlas, atlas.objects.countries).filter(({ properties }) => properties.name !== 'Antarctica')
  projection.fitSize([width, height], { type: 'FeatureCollection', features: lands })

  const payout = regions.flatMap(({ countries }) => countries.flatMap(({ name }) => atlasNames[name] ?? [name]))
  const measure = geoPath(projection)
  const tiny = payout.filter((name) => {
    const land = lands.find(({ properties }) => properties.name === name)
    return !land || measure.area(land) < 4
  })
  const draw = (matches: (name: string) => boolean) =>
    pathData(
      projection,
      lands.filter(({ properties }) => matches(properties.name)),
    )

  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}">`,
    `<g stroke="var(--paper)" stroke-width=".6" stroke-linejoin="round">`,
    `<path fill="var(--sand)" d="${draw((name) => name !== sender.name && !payout.includes(name))}"/>`,
    `<path fill="var(--brand-line)" d="${draw((name) => name === sender.name)}"/>`,
    `<path fill="var(--brand)" d="${draw((name) => payout.includes(name))}"/>`,
    ...tiny.map((name) => {
      const [lng, lat] = geoCentroid(placeNamed(worldAtlas, worldAtlas.objects.countries, name))
      return `<path fill="var(--brand)" d="${diamond(pointOf(projection, { lng, lat }), 4)}"/>`
    }),
    `<path fill="var(--accent)" stroke="var(--brand-strong)" stroke-width="1.5" d="${diamond(pointOf(projection, sender), 6)}"/>`,
    '</g></svg>\n',
  ].join('')
}
