import { data } from 'react-router'
import { brand } from '../../../content/brand/company.ts'
import { holidays } from '../../../content/countries/holidays.ts'
import { countryPages, currencyLabel, payoutCurrencies, payoutPlaces } from '../../../content/country-pages.ts'
import { linksOf } from '../../../content/country-links.ts'
import { countryTexts } from '../../../content/pages/country.ts'
import { questionsIn } from '../../../content/questions.ts'
import type { Offer } from '../../../contract/offer.ts'
import { pageMeta } from '../../head/page-meta.ts'
import { questionData, transferService } from '../../head/structured-data.ts'
import { flagUrl } from '../../pictures/flags.server.ts'
import { publishedContext, siteContext } from '../../rendering/site-context.ts'
import { FactList } from '../../sections/fact-list.tsx'
import { Questions } from '../../sections/questions.tsx'
import { SectionFrame } from '../../sections/section-frame.tsx'
import { Paragraphs } from '../../sections/text-blocks.tsx'
import { fill } from '../../text/fill.ts'
import { Fact } from '../../ui/facts.tsx'
import { ErrorPage } from '../error.tsx'
import { meta as notFoundMeta } from '../not-found.tsx'
import { CountryHead } from './country-head.tsx'
import { CountryPrice } from './country-price.tsx'
import { CountryHours } from './country-hours.tsx'
import { CountryRelated } from './country-related.tsx'
import { holidaysAhead } from './holidays-ahead.ts'
import { timeDifference } from './time-difference.ts'
import type { Route } from './+types/country'

/** Rendered for each request, because prices, days off, and time differences change while the site runs. */
export function loader({ params, context }: Route.LoaderArgs) {
  const slug = params.country.toLowerCase()
  const page = countryPages.find(({ facts }) => facts.slug === slug)
  if (!page) throw data(null, 404)
  const { country, facts } = page
  const now = new Date()
  const calendar = holidays[country.iso2]
  const office = { place: brand.address.city, zone: brand.timeZone }
  return {
    page,
    texts: countryTexts,
    flag: flagUrl(country.iso2),
    currencies: payoutCurrencies(country, facts).map(currencyLabel),
    places: payoutPlaces(country, facts),
    clocks: facts.clocks.map((clock) => timeDifference(clock, office, now, countryTexts.hours)),
    holidays: calendar ? holidaysAhead(calendar, now) : [],
    holidayNote: calendar?.note,
    links: linksOf(page, context.get(publishedContext)),
    questions: questionsIn(context.get(publishedContext), page.path),
    quote: exampleQuote(
      context.get(siteContext).makeOffer(new URLSearchParams({ country: country.iso2 })),
      country.iso2,
    ),
  }
}

/** A country that is not in the price book has no price. */
const exampleQuote = (offer: Offer | undefined, iso2: string) => (offer?.chosen.country === iso2 ? offer.quote : null)

export const meta: Route.MetaFunction = ({ loaderData }) => {
  if (!loaderData) return notFoundMeta()
  const { page, texts, questions } = loaderData
  return pageMeta(page, [
    transferService(page, texts.serviceType),
    ...(questions.length > 0 ? [questionData(questions)] : []),
  ])
}

export default function CountryRoute({ loaderData }: Route.ComponentProps) {
  const { page, texts, flag, currencies, places, clocks, links, questions } = loaderData
  const { facts } = page
  const named = { country: facts.name }
  return (
    <>
      <CountryHead page={page} flag={flag} currencies={currencies} texts={texts}>
        {loaderData.quote && <CountryPrice quote={loaderData.quote} country={page.country.name} />}
      </CountryHead>
      <SectionFrame section={{ id: 'arrival', title: fill(texts.arrival.title, named) }} deep layout="beside">
        <div className="stack stack-loose">
          <div className="stack measure">
            <Paragraphs texts={facts.arrival} />
          </div>
          <dl className="facts facts-ruled">
            <Fact term={texts.arrival.wallets}>{places.wallets.join(', ')}</Fact>
            <Fact term={texts.arrival.banks}>{places.banks.join(', ')}</Fact>
          </dl>
          <p className="small soft measure">{texts.arrival.note}</p>
        </div>
      </SectionFrame>
      <CountryHours
        facts={facts}
        clocks={clocks}
        holidays={loaderData.holidays}
        note={loaderData.holidayNote}
        texts={texts.hours}
      />
      <FactList
        section={{
          kind: 'facts',
          id: 'needs',
          title: texts.needs.title,
          rows: [
            ...(places.wallets.length > 0 && facts.wallet ? [{ term: texts.needs.wallet, value: facts.wallet }] : []),
            ...(places.banks.length > 0 && facts.bank ? [{ term: texts.needs.bank, value: facts.bank }] : []),
            { term: fill(texts.needs.id, named), value: facts.id },
          ],
        }}
        deep
      />
      {questions.length > 0 && (
        <Questions
          section={{ kind: 'questions', id: 'questions', title: fill(texts.questions, named), items: questions }}
          deep={false}
        />
      )}
      <CountryRelated texts={texts} {...links} />
    </>
  )
}

export const ErrorBoundary = () => <ErrorPage />
