import { cities, cityTexts } from '../../content/cities.ts'
import { converterTexts } from '../../content/pages/home.ts'
import { atPath } from '../at-path.ts'
import { pageMeta } from '../page-meta.ts'
import { CardGrid } from '../sections/cards.tsx'
import { CityHero } from '../sections/city-hero.tsx'
import { Paragraphs } from '../sections/text-blocks.tsx'
import { financialService } from '../structured-data.ts'
import { RichText } from '../ui/rich-text.tsx'
import type { Route } from './+types/city'

export function loader({ pattern }: Route.LoaderArgs) {
  const city = atPath(cities, pattern)
  const others = cities.filter(({ path }) => path !== city.path)
  return {
    city,
    neighbors: others.filter(({ state }) => state === city.state).map(({ name }) => name),
    others: others.map(({ path, name, state }) => ({ path, name, state })),
  }
}

export const meta: Route.MetaFunction = ({ loaderData }) =>
  loaderData ? pageMeta(loaderData.city, [financialService(loaderData.city)]) : []

export default function CityPage({ loaderData: { city, neighbors, others } }: Route.ComponentProps) {
  return (
    <>
      <CityHero city={city} neighbors={neighbors} />
      <section className="section section-deep reveal" aria-labelledby="converter-title">
        <div className="page grid">
          <div className="col-5 stack">
            <h2 id="converter-title">{cityTexts.converterTitle}</h2>
            <p className="measure-short">{cityTexts.converterText}</p>
            <dl className="facts city-facts">
              {city.facts.map((fact) => (
                <div key={fact.term}>
                  <dt>{fact.term}</dt>
                  <dd>
                    <RichText text={fact.value} />
                  </dd>
                </div>
              ))}
            </dl>
          </div>
          <div className="col-6 start-7 stack">
            <p className="pay-footnote">{converterTexts.footnote}</p>
          </div>
        </div>
      </section>
      <section className="section reveal" id="features" aria-labelledby="features-title">
        <div className="page">
          <div className="section-head">
            <h2 id="features-title">{city.featuresTitle}</h2>
          </div>
          <CardGrid cards={city.features} />
        </div>
      </section>
      <section className="section section-deep reveal" aria-labelledby="about-title">
        <div className="page grid">
          <div className="col-7 stack measure">
            <h2 id="about-title">{city.aboutTitle}</h2>
            <Paragraphs texts={city.about} />
          </div>
          <nav className="col-4 start-8 aside" aria-labelledby="cities-title">
            <h2 id="cities-title">{cityTexts.otherCities}</h2>
            <ul className="plain-list">
              {others.map(({ path, name, state }) => (
                <li key={path}>
                  <a href={path}>
                    {name}, {state}
                  </a>
                </li>
              ))}
            </ul>
          </nav>
        </div>
      </section>
    </>
  )
}
