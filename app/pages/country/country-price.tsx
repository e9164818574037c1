import { quoteTexts, sendPage } from '../../../content/pages/send.ts'
import type { Quote } from '../../../contract/quote-call.ts'
import { PriceFacts } from '../../sections/price/price-facts.tsx'
import { PriceNote } from '../../sections/price/price-note.tsx'
import { InputField } from '../../ui/field.tsx'

/** What an example transfer costs, and a form for another amount. */
export const CountryPrice = ({ quote, country }: { quote: Quote; country: string }) => (
  <section className="card card-body stack" aria-labelledby="price-title">
    <h2 id="price-title">{quoteTexts.example}</h2>
    <PriceFacts quote={quote} country={country} />
    <form className="price-amount" method="get" action={sendPage.path}>
      <input type="hidden" name="country" value={quote.country} />
      <InputField
        id="amount"
        name="amount"
        label={quoteTexts.otherAmount}
        inputMode="decimal"
        autoComplete="off"
        defaultValue={Number(quote.send)}
      />
      <button className="button button-strong" type="submit">
        {quoteTexts.form.submit}
      </button>
    </form>
    <PriceNote quote={quote} />
  </section>
)
