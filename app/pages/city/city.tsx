import { cities } from '../../../content/cities.ts'
import { cityMapName, cityTexts } from '../../../content/city.ts'
import { countriesNamedOn, mainCountryOf } from '../../../content/country-links.ts'
import { currencyNames } from '../../../content/currencies.ts'
import { countryTexts } from '../../../content/pages/country.ts'
import { agentsNearTexts, locatorTexts } from '../../../content/pages/find-agent.ts'
import { appLinksId, converterTexts } from '../../../content/pages/home.ts'
import { agentData } from '../../head/agent-data.ts'
import { atPath } from '../../rendering/at-path.ts'
import { Island } from '../../islands/island.tsx'
import type { PageHandle } from '../../rendering/page-handle.ts'
import { pageMeta } from '../../head/page-meta.ts'
import { CardGrid } from '../../sections/cards.tsx'
import { CityAbout } from './city-about.tsx'
import { CityConverter } from './city-converter.tsx'
import { CityHero } from './city-hero.tsx'
import { firstRate } from '../../sections/converter/first-pair.ts'
import { quoteCardOf } from '../../sections/price/quote-card-of.ts'
import { SectionFrame } from '../../sections/section-frame.tsx'
import { siteContext } from '../../rendering/site-context.ts'
import { financialService } from '../../head/structured-data.ts'
import locatorStyles from '../../sections/locator/locator.css?url'
import type { Route } from './+types/city'

export const links: Route.LinksFunction = () => [{ rel: 'stylesheet', href: locatorStyles }]

export const handle = { islands: true, map: true } satisfies PageHandle

/** Texts come from the loader, so that they are in the page but not in its scripts. */
export async function loader({ pattern, context }: Route.LoaderArgs) {
  const city = atPath(cities, pattern)
  const site = context.get(siteContext)
  const near = `${city.name}, ${city.stateCode}`
  const others = cities.filter(({ path }) => path !== city.path)
  return {
    city,
    texts: cityTexts,
    price: quoteCardOf(site.makeOffer(new URLSearchParams({ country: mainCountryOf(city) ?? '' }))),
    converter: {
      texts: converterTexts,
      known: firstRate(site.exchangeRates()),
      choices: city.currencies.map((code) => ({ code, name: currencyNames[code].name })),
    },
    map: { name: cityMapName(city), alt: city.mapAlt },
    neighbors: others.filter(({ stateCode }) => stateCode === city.stateCode).map(({ name }) => name),
    agents: {
      near,
      city: city.name,
      around: await site.agentsAround(near, 3),
      tiles: site.mapTiles,
      texts: agentsNearTexts,
      locator: locatorTexts,
    },
    countries: { title: countryTexts.sendTo, links: countriesNamedOn(city) },
    others: others.map(({ path, name, state }) => ({ text: `${name}, ${state}`, href: path })),
  }
}

export const meta: Route.MetaFunction = ({ loaderData }) =>
  loaderData
    ? pageMeta(loaderData.city, [
        financialService(loaderData.city),
        ...(loaderData.agents.around ? [agentData(loaderData.agents.around.agents)] : []),
      ])
    : []

export default function CityPage({ loaderData }: Route.ComponentProps) {
  const { city, texts, price, converter, map, neighbors, agents, countries, others } = loaderData
  return (
    <>
      <CityHero city={city} texts={texts} />
      {price && (
        <SectionFrame
          section={{ id: 'price', title: texts.priceTitle, intro: texts.priceText }}
          deep={false}
          layout="beside"
        >
          <Island name="quote-card" when="touched-or-chosen" {...price} appHref={`/#${appLinksId}`} />
        </SectionFrame>
      )}
      <CityConverter facts={city.facts} texts={texts} footnote={converter.texts.footnote}>
        <Island name="converter" {...converter} />
      </CityConverter>
      <SectionFrame section={{ id: 'features', title: city.featuresTitle }} deep={false}>
        <CardGrid cards={city.features} />
      </SectionFrame>
      <Island name="agents-near" {...agents} />
      <CityAbout city={city} texts={texts} map={map} neighbors={neighbors} countries={countries} others={others} />
    </>
  )
}
