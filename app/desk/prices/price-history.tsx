import { pricesTexts } from '../../../content/admin/prices.ts'
import type { PriceVersion } from '../../../contract/desk-prices.ts'
import { formatDateTimeZone } from '../records/dates.ts'

const texts = pricesTexts.history
const marks: Record<PriceVersion['state'], string> = { upcoming: 'mark-wait', current: 'mark-good', past: 'mark-none' }

/** Every version, with who saved it and when. */
export const PriceHistory = ({ versions }: { versions: PriceVersion[] }) => (
  <section aria-labelledby="price-history">
    <h2 id="price-history">{texts.title}</h2>
    <ul className="rows plain-rows">
      {versions.map(({ version, state, sample, effectiveFrom, createdAt, by }) => (
        <li className="row" key={version}>
          <div>
            <p className="row-name">
              {texts.version(version)} <span className={`mark ${marks[state]}`}>{texts.states[state]}</span>{' '}
              {sample && <span className="mark mark-wait">{texts.sample}</span>}
            </p>
            <p className="row-text">
              {texts.starts(formatDateTimeZone(effectiveFrom))}{' '}
              {sample ? texts.ofSample : texts.saved(formatDateTimeZone(createdAt), by ?? texts.unknown)}
            </p>
          </div>
        </li>
      ))}
    </ul>
  </section>
)
