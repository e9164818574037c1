import { data } from 'react-router'
import { regions } from '../../../content/brand/countries.ts'
import { countryPageOf } from '../../../content/country-pages.ts'
import { businessTypeNote, countryNotes, showAll } from '../../../content/countries.ts'
import { appLinksId, home } from '../../../content/pages/home.ts'
import { pageCaching } from '../../../contract/page-caching.ts'
import { answerPost } from '../../forms/answer-post.ts'
import { inquiryFormRules } from '../../forms/inquiry-rules.ts'
import { postedAnswer, withErrorTitle } from '../../forms/posted-answer.ts'
import { Island } from '../../islands/island.tsx'
import type { PageHandle } from '../../rendering/page-handle.ts'
import { pageMeta } from '../../head/page-meta.ts'
import { flagUrl } from '../../pictures/flags.server.ts'
import { AgentInquiry } from './agent-inquiry.tsx'
import { quoteCardOf } from '../../sections/price/quote-card-of.ts'
import { firstRate } from '../../sections/converter/first-pair.ts'
import { FirstVisitPopup } from './first-visit-popup.tsx'
import { Hero } from './hero.tsx'
import { Pay } from './pay.tsx'
import { Promo } from './promo.tsx'
import { Saying } from './saying.tsx'
import { Threaded } from './threaded.tsx'
import { Text2PayIntro } from './text2pay-intro.tsx'
import { siteContext } from '../../rendering/site-context.ts'
import { organization } from '../../head/structured-data.ts'
import { FirstViewEnds } from '../../ui/first-view-ends.tsx'
import homeStyles from './home.css?url'
import type { Route } from './+types/home'

export const links: Route.LinksFunction = () => [{ rel: 'stylesheet', href: homeStyles }]

export const handle = { islands: true } satisfies PageHandle

const inquiry = { source: 'home', rules: inquiryFormRules(home.agent.form.alerts) } as const

/** Texts come from the loader, so that they are in the page but not in its scripts. */
export function loader(args: Route.LoaderArgs) {
  const site = args.context.get(siteContext)
  const answer = postedAnswer(args, 'home', inquiry.rules.success)
  const content = {
    page: withErrorTitle(home, answer),
    answer,
    notes: countryNotes,
    legend: businessTypeNote,
    known: firstRate(site.exchangeRates()),
    price: quoteCardOf(site.makeOffer(new URLSearchParams())),
    /** On the screens of the app, which takes cards. */
    example: site.makeOffer(new URLSearchParams({ payment: 'card' }))?.quote,
    areas: regions.map((region) => ({
      name: region.name,
      showAll: showAll(region),
      countries: region.countries.map((country) => ({
        ...country,
        flag: flagUrl(country.iso2),
        href: countryPageOf(country.iso2)?.path,
        isFolded: region.popular?.includes(country.iso2) === false,
      })),
    })),
  }
  // Caches may keep the page like a built one, except with the answer to somebody's form.
  return data(content, { headers: { 'cache-control': answer ? 'no-store' : pageCaching } })
}

export const action = (args: Route.ActionArgs) => answerPost(args, inquiry, args.context.get(siteContext).recordInquiry)

export const headers = ({ loaderHeaders }: Route.HeadersArgs) => loaderHeaders

export const meta: Route.MetaFunction = ({ loaderData }) =>
  loaderData ? pageMeta({ ...loaderData.page, heading: loaderData.page.hero.heading }, [organization()]) : []

export default function HomePage({ loaderData }: Route.ComponentProps) {
  const { page, answer, areas, legend, notes, known, price, example } = loaderData
  return (
    <>
      <Hero hero={page.hero} example={example ?? page.hero.phones.amounts}>
        {price && <Island name="quote-card" when="touched-or-chosen" {...price} appHref={`#${appLinksId}`} />}
      </Hero>
      <FirstVisitPopup popup={page.popup} />
      <FirstViewEnds />
      <Threaded>
        <Saying saying={page.saying} />
      </Threaded>
      <Threaded>
        <Island name="feature-slider" features={page.features} />
      </Threaded>
      <Threaded>
        <Text2PayIntro intro={page.intro}>
          <Island name="intro-video" video={page.intro.video} />
        </Text2PayIntro>
      </Threaded>
      <Threaded>
        <Pay pay={page.pay}>
          <Island name="converter" texts={page.pay.converter} known={known} />
        </Pay>
      </Threaded>
      <Threaded>
        <Island name="countries" texts={page.countries} regions={areas} legend={legend} notes={notes} />
      </Threaded>
      <Threaded>
        <Promo promo={page.promo} />
      </Threaded>
      <Threaded>
        <AgentInquiry agent={page.agent}>
          <Island name="inquiry-form" form={page.agent.form} submit={page.agent.submit} answer={answer} />
        </AgentInquiry>
      </Threaded>
    </>
  )
}
