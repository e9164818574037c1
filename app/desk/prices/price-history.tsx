import { Link } from 'react-router'
import { pricesTexts } from '../../../content/admin/prices.ts'
import type { PriceVersion } from '../../../contract/desk-prices.ts'
import { formatDateTimeZone } from '../records/dates.ts'

const texts = pricesTexts.history
const marks: Record<PriceVersion['state'], string> = { upcoming: 'mark-wait', current: 'mark-good', past: 'mark-none' }

/** Every version, with who saved it and when. */
export const PriceHistory = ({ versions, country }: { versions: PriceVersion[]; country: string }) => (
  <section aria-labelledby="price-history">
    <h2 id="price-history">{texts.title}</h2>
    <ul className="rows plain-rows versions">
      {versions.map((version) => (
        <li className="row" key={version.version}>
          <div>
            <p className="row-name">
              <Link to={`/admin/prices/${version.version}?country=${country}`}>{texts.version(version.version)}</Link>{' '}
              <VersionMarks version={version} />
            </p>
            <p className="row-text">{versionLine(version)}</p>
          </div>
        </li>
      ))}
    </ul>
  </section>
)

export const VersionMarks = ({ version: { state, sample } }: { version: PriceVersion }) => (
  <>
    <span className={`mark ${marks[state]}`}>{texts.states[state]}</span>{' '}
    {sample && <span className="mark mark-wait">{texts.sample}</span>}
  </>
)

/** When it takes effect, and who saved it when. */
export function versionLine({ sample, effectiveFrom, createdAt, by }: PriceVersion): string {
  const saved = sample ? texts.ofSample : texts.saved(formatDateTimeZone(createdAt), by ?? texts.unknown)
  return `${texts.starts(formatDateTimeZone(effectiveFrom))} ${saved}`
}
