import { payoutCountries } from '../../../content/countries.ts'
import { quoteTexts } from '../../../content/pages/send.ts'
import type { Quote } from '../../../contract/quote-call.ts'
import { longDate } from '../../text/long-date.ts'
import { Fact } from '../../ui/facts.tsx'
import { groupThousands, shortRate } from '../../text/money-text.ts'

const texts = quoteTexts.result

/** What arrives and what it costs, line by line. */
export const PriceFacts = ({ quote }: { quote: Quote }) => {
  const country = payoutCountries.find(({ iso2 }) => iso2 === quote.country)?.name ?? quote.country
  return (
    <>
      <p className="price-arrives">
        {texts.arrives} <strong>{`${groupThousands(quote.arrives)} ${quote.currency}`}</strong>
      </p>
      <dl className="facts price-facts">
        <Fact term={texts.send}>{dollars(quote.send)}</Fact>
        <Fact term={texts.fee}>{dollars(quote.fee)}</Fact>
        <Fact term={texts.tax}>{Number(quote.tax) > 0 && dollars(quote.tax)}</Fact>
        <Fact term={texts.total}>
          <strong>{dollars(quote.total)}</strong>
        </Fact>
        <Fact term={texts.rate}>
          {quote.currency !== 'USD' && texts.rateText(shortRate(quote.rate), quote.currency)}
        </Fact>
        <Fact term={texts.latest}>
          <time dateTime={quote.latest}>{longDate(quote.latest)}</time>
          {texts.day(country)}
        </Fact>
      </dl>
    </>
  )
}

const dollars = (amount: string) => texts.dollars(groupThousands(amount))
