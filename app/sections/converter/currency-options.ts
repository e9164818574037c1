import { countriesUsing, currencyNames, isPayoutCurrency, type Currency } from '../../../content/currencies.ts'
import { convert } from '../../../contract/convert.ts'
import type { ExchangeRates } from '../../../contract/rates.ts'
import { foldText, type Option } from '../../ui/combobox.tsx'

export type CurrencyOption = Option & Pick<Currency, 'digits'>

/** The currencies with a usable rate, searchable by code, name, or country. Payout currencies come first. */
export const listCurrencies = ({ rates }: Pick<ExchangeRates, 'rates'>): CurrencyOption[] =>
  Object.entries<Currency>(currencyNames)
    .toSorted(([one], [other]) => Number(isPayoutCurrency(other)) - Number(isPayoutCurrency(one)))
    .filter(([code]) => convert('1', rates[code] ?? '', '1') !== undefined)
    .map(([code, { name, digits, country, alsoKnownAs = '' }]) => {
      const countries = [...new Set([...(country ? [country] : []), ...countriesUsing(code)])]
      return {
        value: code,
        text: `${code} ${name}`,
        detail: countries.join(', '),
        searchTerms: foldText(['', code, name, ...countries, alsoKnownAs].join(' ')),
        digits,
      }
    })
