import { useEffect, useRef, useState } from 'react'
import type { converterTexts } from '../../../content/pages/home.ts'
import { latinDigits } from '../../../contract/latin-digits.ts'
import { readAmount } from '../../../contract/read-amount.ts'
import { convert } from '../../../contract/convert.ts'
import type { ExchangeRates } from '../../../contract/rates.ts'
import { Combobox } from '../../ui/combobox.tsx'
import { FieldError } from '../../ui/field.tsx'
import { Icon } from '../../ui/icon.tsx'
import { groupThousands } from '../../text/money-text.ts'
import { CurrencyChoices, type CurrencyChoice } from './currency-choices.tsx'
import { firstPair } from './first-pair.ts'
import { RateLine } from './rate-line.tsx'
import { useExchangeRates } from './use-exchange-rates.ts'

type Props = {
  texts: typeof converterTexts
  /** The rates at rendering time, so that the rate of the first pair is shown immediately. */
  known?: ExchangeRates
  /** One-tap choices of the currency of the result. */
  choices?: CurrencyChoice[]
}

/** Converts an amount to another currency at the mid-market rate. */
export const Converter = ({ texts, known, choices }: Props) => {
  const { market, failed } = useExchangeRates()
  const amountInput = useRef<HTMLInputElement>(null)
  const [amount, setAmount] = useState('1')
  const [{ from, to }, setPair] = useState(firstPair)

  // The amount may have been typed before hydration.
  useEffect(() => setAmount(amountInput.current?.value ?? ''), [])

  const parsedAmount = readAmount(amount)
  const isInvalid = amount.trim() !== '' && parsedAmount === undefined
  const convertTo = (digits: number) =>
    convert(parsedAmount ?? '', market?.rates[from] ?? '', market?.rates[to] ?? '', digits)
  const result = convertTo(2)
  const coinDigits = market?.currencies.find((currency) => currency.value === to)?.digits ?? 2
  const inCoins = coinDigits === 2 ? undefined : convertTo(coinDigits)
  const latest = market ?? known
  const picker = { options: market?.currencies ?? [], noMatch: texts.noMatch }

  return (
    <>
      <fieldset className="converter needs-script" aria-label={texts.label}>
        <div className="converter-line">
          <label className="field-label" htmlFor="converter-amount">
            {texts.amount}
          </label>
          <div className="converter-pair">
            <input
              className="input converter-amount"
              id="converter-amount"
              // Inputs of type number accept neither decimal commas nor digits of other scripts.
              type="text"
              inputMode="decimal"
              autoComplete="off"
              maxLength={40}
              defaultValue="1"
              ref={amountInput}
              aria-invalid={isInvalid || undefined}
              aria-describedby={isInvalid ? 'converter-amount-error' : undefined}
              onChange={(event) => setAmount(normalizeDigits(event.currentTarget))}
            />
            <Combobox
              {...picker}
              id="converter-from"
              label={texts.from}
              value={from}
              onChoose={(code) => setPair({ from: code, to })}
            />
          </div>
        </div>
        <div aria-live="polite">{isInvalid && <FieldError id="converter-amount" error={texts.wrongAmount} />}</div>
        <div className="converter-swap">
          <button
            className="icon-button"
            type="button"
            aria-label={texts.swap}
            onClick={() => setPair({ from: to, to: from })}
          >
            <Icon name="swap" />
          </button>
          <p className="converter-rate">
            {failed ? texts.unavailable : latest && <RateLine texts={texts} from={from} to={to} market={latest} />}
          </p>
        </div>
        <div className="converter-line">
          <label className="field-label" htmlFor="converter-result">
            {texts.result}
          </label>
          <div className="converter-pair is-result">
            <output className="converter-amount" id="converter-result" htmlFor="converter-amount">
              {result && groupThousands(result)}
            </output>
            <Combobox
              {...picker}
              id="converter-to"
              label={texts.to}
              value={to}
              onChoose={(code) => setPair({ from, to: code })}
            />
          </div>
          {choices && choices.length > 0 && (
            <CurrencyChoices
              label={texts.choices}
              choices={choices}
              chosen={to}
              hasRate={(code) => !failed && (!market || market.currencies.some(({ value }) => value === code))}
              onChoose={(code) => setPair({ from: from === code ? firstPair.from : from, to: code })}
            />
          )}
          {inCoins && <p className="converter-coins">{`${texts.inCoins} ${groupThousands(inCoins)} ${to}`}</p>}
        </div>
      </fieldset>
      <div className="without-script">
        <p>{texts.noScript}</p>
        {known && (
          <p className="converter-rate">
            <RateLine texts={texts} {...firstPair} market={known} />
          </p>
        )}
      </div>
    </>
  )
}

/** Replaces digits of other scripts with Latin ones, as in the result. */
function normalizeDigits(input: HTMLInputElement): string {
  const shown = latinDigits(input.value)
  if (shown !== input.value) {
    const caret = input.selectionStart
    input.value = shown
    input.setSelectionRange(caret, caret)
  }
  return shown
}
