import { brand } from '../../../content/brand/company.ts'
import type { converterTexts } from '../../../content/pages/home.ts'
import { dayIn } from '../../../contract/business-days.ts'
import { convert } from '../../../contract/convert.ts'
import { longDate } from '../../text/long-date.ts'
import type { KnownRates } from './exchange-rates.ts'
import { shortRate } from '../../text/money-text.ts'

type Props = { texts: typeof converterTexts; from: string; to: string; market: KnownRates }

/** The rate for one unit, and its date. */
export const RateLine = ({ texts, from, to, market: { rates, asOf, source } }: Props) => {
  const rate = convert('1', rates[from] ?? '', rates[to] ?? '', 12)
  return (
    <>
      {rate && (
        // The key makes React replace the element, because a browser that translates the page replaces its text nodes.
        <span key={`${from} ${to} ${rate}`}>
          1 {from} = <b className="money">{shortRate(rate)}</b> {to}, {texts.midMarket}
        </span>
      )}
      {asOf && (
        <span key={`${source} ${asOf}`}>
          {source === 'sample' ? texts.sampleRatesOf : texts.ratesOf} <time dateTime={asOf}>{companyDate(asOf)}</time>
        </span>
      )}
    </>
  )
}

/** In the evening, the date in UTC is already that of tomorrow. */
const companyDate = (moment: string) => longDate(dayIn(brand.timeZone, new Date(moment)))
