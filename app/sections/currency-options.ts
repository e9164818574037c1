import { countriesUsing, currencyNames, type Currency } from '../../content/currencies.ts'
import { convert } from '../../contract/convert.ts'
import type { ExchangeRates } from '../../contract/rates.ts'
import { foldText, type Option } from '../ui/combobox.tsx'

export type CurrencyOption = Option & Pick<Currency, 'digits'>

const regionNames = new Intl.DisplayNames('en-US', { type: 'region', fallback: 'none' })

/** The currencies that have a usable rate, to be found by code, name or country. */
export const listCurrencies = ({ rates }: ExchangeRates): CurrencyOption[] =>
  Object.entries<Currency>(currencyNames)
    .filter(([code]) => convert('1', rates[code] ?? '', '1') !== undefined)
    .map(([code, { name, digits }]) => {
      const countries = countriesOf(code)
      const words = foldText([code, name, ...countries].join(' ')).replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
      return { value: code, text: `${code} ${name}`, detail: countries.join(', '), words: ` ${words}`, digits }
    })

/** Where we pay out in the currency; else the country that its ISO code begins with: CHF is of CH, Switzerland. */
function countriesOf(code: string): string[] {
  const paidOut = countriesUsing(code)
  if (paidOut.length > 0) return paidOut
  const country = code.startsWith('X') ? undefined : regionNames.of(code.slice(0, 2))
  return country ? [country] : []
}
