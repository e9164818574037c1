import type { Country as CountryContent } from '../../../content/country.ts'
import type { HomeContent } from '../../../content/pages/home.ts'
import { payoutTypeOf } from '../../../content/payout-types.ts'
import { Fact } from '../../ui/facts.tsx'
import { showInGrid } from './show-in-grid.ts'

export type ShownCountry = CountryContent & {
  flag: string
  /** Its page, if it has one. */
  href: string | undefined
  /** Whether phones show the country only in the complete list. */
  isFolded: boolean
}
type Props = { country: ShownCountry; texts: HomeContent['countries'] }

/** Because of the shared `name`, only one country is open at a time, with or without JavaScript. */
export const Country = ({ country, texts }: Props) => (
  <li className={country.isFolded ? 'country is-folded' : 'country'}>
    <details name="country" {...showInGrid.details}>
      <summary className="country-name" {...showInGrid.summary}>
        <img className="flag" src={country.flag} alt="" width="28" height="21" loading="lazy" />
        {country.name}
      </summary>
      <dl className="country-detail">
        <Fact term={texts.labels.payoutType}>{payoutTypeOf(country)}</Fact>
        <Fact term={texts.labels.coverage}>{country.coverage}</Fact>
        <Fact term={texts.labels.businessType}>
          {country.businessType}
          {country.notes.map((note) => (
            <sup key={note}>
              <span className="visually-hidden"> {texts.note} </span>
              {note}
            </sup>
          ))}
        </Fact>
        {country.href && (
          <div>
            <dt className="visually-hidden">{texts.labels.page}</dt>
            <dd>
              <a href={country.href}>
                {texts.details}
                <span className="visually-hidden"> {country.name}</span>
              </a>
            </dd>
          </div>
        )}
      </dl>
    </details>
  </li>
)
