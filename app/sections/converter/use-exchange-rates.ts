import { useEffect, useState } from 'react'
import type { CurrencyOption } from './currency-options.ts'
import { loadExchangeRates, type KnownRates } from './exchange-rates.ts'

type Market = KnownRates & { currencies: CurrencyOption[] }

/** Loads the rates and, in parallel, the names of the currencies: neither is of use alone. */
export function useExchangeRates(): { market?: Market; failed?: true } {
  const [state, setState] = useState<{ market?: Market; failed?: true }>({})
  useEffect(() => {
    Promise.all([loadExchangeRates(), import('./currency-options.ts')]).then(
      ([rates, { listCurrencies }]) => setState({ market: { ...rates, currencies: listCurrencies(rates) } }),
      (cause: unknown) => {
        console.error(cause)
        setState({ failed: true })
      },
    )
  }, [])
  return state
}
