import { useEffect, useEffectEvent, useRef } from 'react'
import { quoteTexts, sendPage } from '../../../content/pages/send.ts'
import type { Quote } from '../../../contract/quote-call.ts'
import { lastCountry, rememberCountry } from './last-country.ts'
import { InputField, SelectField } from '../../ui/field.tsx'
import { PriceSummary } from './price-facts.tsx'
import { PriceNote } from './price-note.tsx'
import { useQuote } from './use-quote.ts'

type Props = {
  countries: { iso2: string; name: string }[]
  first: Quote
  /** Where the page has its links to the app. */
  appHref: string
}

const texts = quoteTexts.card

/** Long enough to type the next digit. */
const typingMs = 300

/** What a transfer costs. Without JavaScript, a form that leads to the page with all choices. */
export const QuoteCard = ({ countries, first, appHref }: Props) => {
  const amountField = useRef<HTMLInputElement>(null)
  const countryField = useRef<HTMLSelectElement>(null)
  const price = useRef<HTMLDivElement>(null)
  const { quote, query, state, problem, ask } = useQuote(first)
  const country = countries.find(({ iso2 }) => iso2 === quote.country)?.name ?? quote.country

  const readForm = () => ({ amount: amountField.current?.value ?? '', country: countryField.current?.value ?? '' })
  const update = (delayMs?: number) => void ask(new URLSearchParams(readForm()), delayMs)
  /** The button is about to disappear, and the focus would be lost with it. */
  const retry = () => {
    price.current?.focus()
    update()
  }
  const onStart = useEffectEvent(() => {
    const select = countryField.current
    const last = lastCountry()
    if (last && select?.value === first.country && countries.some(({ iso2 }) => iso2 === last)) select.value = last
    const { amount, country: chosen } = readForm()
    if (amount !== shortAmount(first) || chosen !== first.country) update()
  })
  // The form may have been changed before hydration.
  useEffect(() => onStart(), [])

  return (
    <section className="card quote-card" aria-labelledby="quote-title">
      <h2 className="visually-hidden" id="quote-title">
        {texts.title}
      </h2>
      <form
        className="quote-fields"
        method="get"
        action={sendPage.path}
        autoComplete="off"
        onSubmit={(event) => {
          event.preventDefault()
          update()
        }}
      >
        <InputField
          id="quote-amount"
          name="amount"
          ref={amountField}
          label={texts.amount}
          inputMode="decimal"
          autoComplete="off"
          maxLength={40}
          defaultValue={shortAmount(first)}
          error={problem}
          live
          onChange={() => update(typingMs)}
        />
        <SelectField
          id="quote-country"
          name="country"
          ref={countryField}
          label={texts.country}
          autoComplete="off"
          defaultValue={first.country}
          onChange={({ currentTarget }) => {
            rememberCountry(currentTarget.value)
            update()
          }}
          options={countries.map(({ iso2, name }) => [iso2, name])}
        />
        <p className="without-script">
          <button className="button button-strong" type="submit">
            {quoteTexts.form.submit}
          </button>
        </p>
      </form>
      <div className={state === 'current' ? 'quote-price' : 'quote-price is-outdated'} ref={price} tabIndex={-1}>
        <PriceSummary quote={quote} country={country}>
          <p className="quote-actions">
            <a className="button button-primary" href={quoteTexts.agent.href}>
              {quoteTexts.agent.text}
            </a>
            <a className="button button-quiet" href={appHref}>
              {quoteTexts.app}
            </a>
          </p>
        </PriceSummary>
        <div className="quote-failed" aria-live="polite">
          {state === 'failed' && (
            <>
              <p>{texts.failed}</p>
              <button className="button button-quiet" type="button" onClick={retry}>
                {texts.retry}
              </button>
            </>
          )}
        </div>
      </div>
      <p className="small">
        <a
          href={`${sendPage.path}?${query ?? new URLSearchParams({ amount: shortAmount(first), country: first.country })}`}
          rel="nofollow"
        >
          {texts.more}
        </a>
      </p>
      <PriceNote quote={quote} key={quote.quotedAt} />
    </section>
  )
}

/** 200 rather than 200.00, as people write it. */
const shortAmount = ({ send }: Quote) => send.replace(/\.00$/, '')
