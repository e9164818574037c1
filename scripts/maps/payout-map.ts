import { geoCentroid, geoEqualEarth, geoPath } from 'd3-geo'
import { regions } from '../../content/brand/countries.ts'
import { placesOf, simplified, worldAtlas } from './atlas.ts'
import { diamond, pointOf } from './marks.ts'
import { pathData } from './path-data.ts'

const width = 640
const height = 352
const sender = { name: 'United States of America', lng: -98.6, lat: 39.8 }

/** Places whose atlas name differs from their usual English name, or that it draws in two parts, by `iso2`. */
const atlasNames: Record<string, string[]> = {
  ag: ['Antigua and Barb.'],
  ax: ['Åland'],
  ba: ['Bosnia and Herz.'],
  bl: ['St-Barthélemy'],
  cd: ['Dem. Rep. Congo'],
  cf: ['Central African Rep.'],
  cg: ['Congo'],
  ci: ["Côte d'Ivoire"],
  ck: ['Cook Is.'],
  cv: ['Cabo Verde'],
  cy: ['Cyprus', 'N. Cyprus'],
  do: ['Dominican Rep.'],
  eh: ['W. Sahara'],
  fk: ['Falkland Is.'],
  fo: ['Faeroe Is.'],
  gq: ['Eq. Guinea'],
  hk: ['Hong Kong'],
  kn: ['St. Kitts and Nevis'],
  ky: ['Cayman Is.'],
  lc: ['Saint Lucia'],
  mf: ['St-Martin'],
  mh: ['Marshall Is.'],
  mk: ['Macedonia'],
  mm: ['Myanmar'],
  mo: ['Macao'],
  mp: ['N. Mariana Is.'],
  pf: ['Fr. Polynesia'],
  pm: ['St. Pierre and Miquelon'],
  ps: ['Palestine'],
  sb: ['Solomon Is.'],
  sh: ['Saint Helena'],
  so: ['Somalia', 'Somaliland'],
  ss: ['S. Sudan'],
  st: ['São Tomé and Principe'],
  sz: ['eSwatini'],
  tc: ['Turks and Caicos Is.'],
  tr: ['Turkey'],
  tt: ['Trinidad and Tobago'],
  us: ['United States of America'],
  va: ['Vatican'],
  vc: ['St. Vin. and Gren.'],
  vg: ['British Virgin Is.'],
  vi: ['U.S. Virgin Is.'],
  wf: ['Wallis and Futuna Is.'],
  xk: ['Kosovo'],
}

const englishNames = new Intl.DisplayNames('en', { type: 'region' })

/** The atlas name of a country, regardless of what the site calls it. */
export const atlasNamesOf = (iso2: string) => atlasNames[iso2] ?? [englishNames.of(iso2.toUpperCase()) ?? iso2]

/** A world map: payout countries filled in, the smallest as diamonds, the sending country lighter. */
export function payoutMap(): string {
  const projection = geoEqualEarth().rotate([-12, 0]).fitWidth(width, { type: 'Sphere' })
  const atlas = simplified(worldAtlas, projection.scale(), 4)
  const lands = placesOf(atlas, atlas.objects.countries).filter(({ properties }) => properties.name !== 'Antarctica')
  projection.fitSize([width, height], { type: 'FeatureCollection', features: lands })

  const payout = regions.flatMap(({ countries }) => countries.flatMap(({ iso2 }) => atlasNamesOf(iso2)))
  const measure = geoPath(projection)
  const tiny = payout.filter((name) => {
    const land = lands.find(({ properties }) => properties.name === name)
    return !land || measure.area(land) < 4
  })
  // A territory that the atlas draws as part of another country has no shape, and so no diamond.
  const tinyLands = tiny.flatMap((name) =>
    placesOf(worldAtlas, worldAtlas.objects.countries).filter(({ properties }) => properties.name === name),
  )
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
    ...tinyLands.map((land) => {
      const [lng, lat] = geoCentroid(land)
      return `<path fill="var(--brand)" d="${diamond(pointOf(projection, { lng, lat }), 4)}"/>`
    }),
    `<path fill="var(--accent)" stroke="var(--brand-strong)" stroke-width="1.5" d="${diamond(pointOf(projection, sender), 6)}"/>`,
    '</g></svg>\n',
  ].join('')
}
