import { payoutCountries } from '../../../content/countries.ts'
import { quoteTexts, sendPage } from '../../../content/pages/send.ts'
import { reasonText } from '../../../content/reason-text.ts'
import { quoteReasons } from '../../../content/reasons/prices.ts'
import { paymentNames, payoutNames } from '../../../content/transfer-methods.ts'
import type { Offer } from '../../../contract/offer.ts'
import { directions } from '../../../contract/quote.ts'
import { InputField, SelectField } from '../../ui/field.tsx'
import { priceId } from './quote-result.tsx'

const texts = quoteTexts.form

/** A plain form: the answer is the same page with the whole quote in its URL. */
export const QuoteForm = ({ offer }: { offer: Offer }) => {
  const { chosen, problem } = offer
  const countries = payoutCountries.filter(({ iso2 }) => offer.countries.includes(iso2))
  return (
    // Browsers fill in again what was chosen before a reload or a step back, which is not what the price is for.
    <form
      className="stack"
      method="get"
      action={`${sendPage.path}#${priceId}`}
      aria-label={texts.label}
      autoComplete="off"
      data-prices={offer.prices
        .map((price) => [price.country, price.currency, price.payout, price.payment].join(' '))
        .join(',')}
    >
      <Choice
        name="country"
        label={texts.country}
        chosen={chosen.country}
        options={countries.map(({ iso2, name }) => [iso2, name])}
      />
      <InputField
        id="amount"
        name="amount"
        label={texts.amount}
        inputMode="decimal"
        autoComplete="off"
        defaultValue={chosen.amount}
        error={problem ? reasonText(quoteReasons, problem) : undefined}
      />
      <Choice
        name="direction"
        label={texts.direction}
        chosen={chosen.direction}
        options={directions.map((direction) => [direction, texts.directions[direction]])}
      />
      <Choice
        name="currency"
        label={texts.currency}
        chosen={chosen.currency}
        options={offer.currencies.map((code) => [code, code])}
      />
      <Choice
        name="payout"
        label={texts.payout}
        chosen={chosen.payout}
        options={offer.payouts.map((payout) => [payout, payoutNames[payout]])}
      />
      <Choice
        name="payment"
        label={texts.payment}
        chosen={chosen.payment}
        options={offer.payments.map((payment) => [payment, paymentNames[payment]])}
      />
      <button className="button button-primary" type="submit">
        {texts.submit}
      </button>
    </form>
  )
}

type ChoiceProps = { name: string; label: string; chosen: string; options: [value: string, text: string][] }

const Choice = ({ name, label, chosen, options }: ChoiceProps) => (
  <SelectField id={name} name={name} label={label} autoComplete="off" defaultValue={chosen} options={options} />
)
