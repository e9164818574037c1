// npm run draw:maps: draws the maps of the site into app/pictures, from the cities, licenses, and countries in
// content/.
import { readdir, rm, writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { cities } from '../../content/cities.ts'
import { cityMapName } from '../../content/city.ts'
import { cityMap } from './city-map.ts'
import { areaIndex, areaMap, countyMap, locatorMap, shownAreas } from './locator-map.ts'
import { payoutMap } from './payout-map.ts'
import { serviceAreaMap, serviceAreaMarks } from './service-area-map.ts'

export const pictures = new URL('../../app/pictures/', import.meta.url)

/** The content of each file, by name. */
export function drawMaps(): Map<string, string> {
  return new Map([
    ...cities.map((city): [string, string] => {
      const others = cities.filter(({ state, path }) => state === city.state && path !== city.path)
      return [`${cityMapName(city)}.svg`, cityMap(city, others)]
    }),
    ['map-service-area.svg', serviceAreaMap()],
    ['map-service-area.json', `${JSON.stringify(serviceAreaMarks(), null, 2)}\n`],
    ['map-payout-countries.svg', payoutMap()],
    ['locator-ground.svg', locatorMap()],
    ['locator-counties.svg', countyMap()],
    ['locator-areas.json', `${JSON.stringify(areaIndex(), null, 2)}\n`],
    ...shownAreas.map((area): [string, string] => [`locator-area-${area.key}.svg`, areaMap(area)]),
  ])
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const drawn = drawMaps()
  // Remove the maps of cities that are no longer served.
  const outdated = (await readdir(pictures)).filter((name) => /^(map|locator-area)-/.test(name) && !drawn.has(name))
  await Promise.all(outdated.map((name) => rm(new URL(name, pictures))))
  await Promise.all([...drawn].map(([name, drawing]) => writeFile(new URL(name, pictures), drawing)))
}
