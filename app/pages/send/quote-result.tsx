import { brand } from '../../../content/brand/company.ts'
import { payoutCountries } from '../../../content/countries.ts'
import { quoteTexts, sendPage } from '../../../content/pages/send.ts'
import type { Offer } from '../../../contract/offer.ts'
import type { Quote } from '../../../contract/quote-call.ts'
import { groupThousands, shortRate } from '../../sections/converter/money-text.ts'
import { longDate } from '../../text/long-date.ts'
import { Fact } from '../../ui/facts.tsx'

const texts = quoteTexts.result

type Props = { quote: Quote; chosen: Offer['chosen'] }

/** What the sender pays and what arrives, and where to go from here. */
export const QuoteResult = ({ quote, chosen }: Props) => {
  const country = payoutCountries.find(({ iso2 }) => iso2 === quote.country)?.name ?? quote.country
  return (
    <section className="card card-body stack" aria-labelledby="price-title">
      <h2 id="price-title">{texts.title}</h2>
      <dl className="facts">
        <Fact term={texts.send}>{dollars(quote.send)}</Fact>
        <Fact term={texts.fee}>{dollars(quote.fee)}</Fact>
        <Fact term={texts.tax}>{Number(quote.tax) > 0 && dollars(quote.tax)}</Fact>
        <Fact term={texts.total}>
          <strong>{dollars(quote.total)}</strong>
        </Fact>
        <Fact term={texts.rate}>{texts.rateText(shortRate(quote.rate), quote.currency)}</Fact>
        <Fact term={texts.arrives}>
          <strong>{`${groupThousands(quote.arrives)} ${quote.currency}`}</strong>
        </Fact>
        <Fact term={texts.latest}>
          <time dateTime={quote.latest}>{longDate(quote.latest)}</time>
          {texts.day(country)}
        </Fact>
      </dl>
      <p className="cluster">
        <a className="button button-primary" href={quoteTexts.agent.href}>
          {quoteTexts.agent.text}
        </a>
        <a className="button button-quiet" href={brand.stores.android}>
          {quoteTexts.app}
        </a>
      </p>
      <p>
        <a href={`${sendPage.path}?${new URLSearchParams(chosen)}`} rel="nofollow">
          {quoteTexts.link}
        </a>
      </p>
    </section>
  )
}

/** That the quote is not binding, and by which prices and when it was made. */
export const QuoteNote = ({ quote }: { quote: Quote }) => (
  <div className="page">
    <p className="small soft section-foot">
      {quoteTexts.note(quote.priceVersion)}
      <time dateTime={quote.quotedAt}>{momentText(quote.quotedAt)}</time>. {quote.sample && quoteTexts.sample}
    </p>
  </div>
)

const dollars = (amount: string) => texts.dollars(groupThousands(amount))

const momentText = (moment: string) =>
  new Date(moment).toLocaleString('en-US', { dateStyle: 'long', timeStyle: 'long', timeZone: brand.timeZone })
