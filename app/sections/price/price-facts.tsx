import { quoteTexts } from '../../../content/pages/send.ts'
import { paymentNames, payoutNames } from '../../../content/transfer-methods.ts'
import type { Quote } from '../../../contract/quote-call.ts'
import { longDate } from '../../text/long-date.ts'
import { groupThousands, shortRate } from '../../text/money-text.ts'
import { Fact } from '../../ui/facts.tsx'

const texts = quoteTexts.result

/** `country`: its name. */
type Props = { quote: Quote; country: string }

/** What arrives and what it costs, line by line. */
export const PriceFacts = ({ quote, country }: Props) => (
  <>
    <p className="price-arrives">
      {texts.arrives} <strong>{arrivingAmount(quote)}</strong>
    </p>
    <dl className="facts price-facts">
      <Fact term={texts.send}>{dollars(quote.send)}</Fact>
      <FeeFacts quote={quote} />
      <Fact term={texts.total}>
        <strong>{dollars(quote.total)}</strong>
      </Fact>
      <TermFacts quote={quote} country={country} />
    </dl>
  </>
)

/**
 * The same below a form that shows the amount to send: what matters most, then (as `children`) what to do, then the rest.
 * The keys make React replace the lists, because a browser that translates the page replaces their text nodes.
 */
export const PriceSummary = ({ quote, country, children }: Props & { children: React.ReactNode }) => (
  <>
    <div aria-live="polite">
      <dl className="quote-main" key={quote.quotedAt}>
        <Fact term={texts.arrives}>{arrivingAmount(quote)}</Fact>
        <Fact term={texts.total}>{dollars(quote.total)}</Fact>
      </dl>
    </div>
    {children}
    <dl className="facts quote-facts" key={quote.quotedAt}>
      <FeeFacts quote={quote} />
      <TermFacts quote={quote} country={country} />
    </dl>
  </>
)

const FeeFacts = ({ quote }: Pick<Props, 'quote'>) => (
  <>
    <Fact term={texts.fee}>{dollars(quote.fee)}</Fact>
    <Fact term={texts.tax}>{Number(quote.tax) > 0 && dollars(quote.tax)}</Fact>
  </>
)

const TermFacts = ({ quote, country }: Props) => (
  <>
    <Fact term={quoteTexts.form.payment}>{paymentNames[quote.payment]}</Fact>
    <Fact term={quoteTexts.form.payout}>{payoutNames[quote.payout]}</Fact>
    <Fact term={texts.rate}>{quote.currency !== 'USD' && texts.rateText(shortRate(quote.rate), quote.currency)}</Fact>
    <Fact term={texts.latest}>
      <time dateTime={quote.latest}>{longDate(quote.latest)}</time>
      {texts.clock(country)}
    </Fact>
  </>
)

const arrivingAmount = ({ arrives, currency }: Quote) => `${groupThousands(arrives)} ${currency}`

const dollars = (amount: string) => texts.dollars(groupThousands(amount))
