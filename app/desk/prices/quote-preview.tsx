import { useState } from 'react'
import { pricesTexts } from '../../../content/admin/prices.ts'
import { quotePrice } from '../../../content/quote-price.ts'
import { reasonText } from '../../../content/reason-text.ts'
import { quoteReasons } from '../../../content/reasons/prices.ts'
import { paymentNames, payoutNames } from '../../../content/transfer-methods.ts'
import { corridorKey, type Price } from '../../../contract/price-book.ts'
import { readAmount } from '../../../contract/read-amount.ts'
import { longDate } from '../../text/long-date.ts'
import { groupThousands } from '../../text/money-text.ts'
import { Fact } from '../../ui/facts.tsx'
import { InputField, SelectField } from '../../ui/field.tsx'
import { useFilters } from '../lists/use-filters.ts'

const texts = pricesTexts.preview

/** `at`: when the rates were read. */
type Props = { prices: Price[]; rates: Record<string, number>; at: Date }

/** What visitors would see, calculated from the table as it is, by the same function. The URL keeps what is chosen. */
export const QuotePreview = ({ prices, rates, at }: Props) => {
  const filters = useFilters()
  const [written, setWritten] = useState(filters.get('amount') || '200')
  const price = prices.find((each) => corridorKey(each) === filters.get('way')) ?? prices[0]
  return (
    <section className="panel price-preview" aria-labelledby="price-preview">
      <h2 id="price-preview">{texts.title}</h2>
      {price ? (
        <>
          <SelectField
            id="preview-way"
            label={texts.way}
            value={corridorKey(price)}
            onChange={({ target }) => void filters.set('way', target.value, { replace: true })}
            options={prices.map((each) => [
              corridorKey(each),
              texts.wayName(each.currency, payoutNames[each.payout], paymentNames[each.payment]),
            ])}
          />
          <InputField
            id="preview-amount"
            label={texts.amount}
            inputMode="decimal"
            value={written}
            onChange={({ target }) => setWritten(target.value)}
            onBlur={() => void filters.set('amount', written, { replace: true })}
          />
          <Result price={price} rates={rates} at={at} amount={readAmount(written) ?? ''} />
        </>
      ) : (
        <p>{texts.fixFirst}</p>
      )}
    </section>
  )
}

type ResultProps = Omit<Props, 'prices'> & { price: Price; amount: string }

const Result = ({ price, rates, at, amount }: ResultProps) => {
  const result = quotePrice(price, rates, { at, direction: 'send', amount })
  if ('problem' in result) return <p aria-live="polite">{reasonText(quoteReasons, result.problem)}</p>
  const { fee, tax, total, rate, arrives, latest } = result.amounts
  return (
    <dl className="facts facts-wide" aria-live="polite">
      <Fact term={texts.fee}>{texts.dollars(fee)}</Fact>
      <Fact term={texts.tax}>{texts.dollars(tax)}</Fact>
      <Fact term={texts.total}>{texts.dollars(groupThousands(total))}</Fact>
      <Fact term={texts.rate}>{rate}</Fact>
      <Fact term={texts.arrives}>{`${groupThousands(arrives)} ${price.currency}`}</Fact>
      <Fact term={texts.latest}>{longDate(latest)}</Fact>
    </dl>
  )
}
