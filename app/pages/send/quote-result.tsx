import { countryName } from '../../../content/countries.ts'
import { appLinksId } from '../../../content/pages/home.ts'
import { quoteTexts, sendPage } from '../../../content/pages/send.ts'
import type { Offer } from '../../../contract/offer.ts'
import type { Quote } from '../../../contract/quote-call.ts'
import { ClothBand } from '../../pictures/cloth-band.tsx'
import { PriceFacts } from '../../sections/price/price-facts.tsx'

/** Where the form leads, because on a phone the price is below it. */
export const priceId = 'price'

type Props = { quote: Quote; chosen: Offer['chosen'] }

/** What the sender pays and what arrives, and where to go from here. */
export const QuoteResult = ({ quote, chosen }: Props) => (
  <section className="card card-body stack" id={priceId} aria-labelledby="price-title">
    <ClothBand code={quote.country} className="cloth-edge" />
    <h2 id="price-title">{quoteTexts.result.title}</h2>
    <PriceFacts quote={quote} country={countryName(quote.country)} />
    <p className="cluster">
      <a className="button button-primary" href={quoteTexts.agent.href}>
        {quoteTexts.agent.text}
      </a>
      <a className="button button-quiet" href={`/#${appLinksId}`}>
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
