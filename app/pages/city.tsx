import { brand } from '../../content/brand.ts'
import { cities, cityTexts } from '../../content/cities.ts'
import { converterTexts } from '../../content/pages/home.ts'
import { atPath } from '../at-path.ts'
import type { PageHandle } from '../page-handle.ts'
import { absolute, pageMeta } from '../page-meta.ts'
import { CardGrid } from '../sections/cards.tsx'
import { Converter } from '../sections/converter.tsx'
import { PageHead } from '../sections/page-head.tsx'
import { Paragraphs } from '../sections/text-blocks.tsx'
import { RichText } from '../ui/rich-text.tsx'
import type { Route } from './+types/city'

export const handle = { hydrate: true } satisfies PageHandle

export const loader = ({ pattern }: Route.LoaderArgs) => ({ city: atPath(cities, pattern), converter: converterTexts })

export const meta: Route.MetaFunction = ({ loaderData }) =>
  loaderData
    ? pageMeta(loaderData.city, [
        {
          'script:ld+json': {
            '@context': 'https://schema.org',
            '@type': 'FinancialService',
            name: `${brand.name}, ${loaderData.city.name}`,
            url: absolute(loaderData.city.path),
            telephone: brand.phones.tollFree.display,
            areaServed: { '@type': 'City', name: `${loaderData.city.name}, ${loaderData.city.stateCode}` },
            geo: { '@type': 'GeoCoordinates', latitude: loaderData.city.lat, longitude: loaderData.city.lng },
          },
        },
      ])
    : []

export default function CityPage({ loaderData: { city, converter } }: Route.ComponentProps) {
  return (
    <>
      <PageHead page={{ ...city, actions: [cityTexts.findAgent, cityTexts.learnMore] }} />
      <section className="section reveal" aria-labelledby="converter-title">
        <div className="page grid">
          <div className="col-5 stack">
            <h2 id="converter-title">{cityTexts.converterTitle}</h2>
            <p className="measure-short">{cityTexts.converterText}</p>
          </div>
          <div className="col-6 start-7 stack">
            <Converter texts={converter} />
            <p className="pay-footnote">{converter.footnote}</p>
          </div>
        </div>
      </section>
      <section className="section section-deep reveal" aria-labelledby="about-title">
        <div className="page grid">
          <div className="col-7 stack">
            <h2 id="about-title">{city.aboutTitle}</h2>
            <Paragraphs texts={city.about} />
          </div>
          <dl className="col-4 start-8 facts">
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
      </section>
      <section className="section reveal" id="features" aria-labelledby="features-title">
        <div className="page">
          <div className="section-head">
            <h2 id="features-title">{city.featuresTitle}</h2>
          </div>
          <CardGrid cards={city.features} />
        </div>
      </section>
    </>
  )
}
