import type { CountryPage } from '../../../content/country-pages.ts'
import { payoutTypeOf } from '../../../content/payout-types.ts'
import { frameTexts } from '../../../content/frame.ts'
import type { CountryTexts } from '../../../content/pages/country.ts'
import { ClothBand } from '../../pictures/cloth-band.tsx'
import { clothOf } from '../../pictures/cloth.ts'
import { Breadcrumb } from '../../ui/breadcrumb.tsx'
import { Fact } from '../../ui/facts.tsx'
import { FirstViewEnds } from '../../ui/first-view-ends.tsx'
import { Icon } from '../../ui/icon.tsx'

type Props = {
  page: CountryPage
  flag: string
  currencies: string[]
  texts: CountryTexts
  /** What a transfer to this country costs. */
  children?: React.ReactNode
}

/** The heading between two bands of the country's cloth, beside what a sender looks for first. */
export const CountryHead = ({ page, flag, currencies, texts, children }: Props) => (
  <div className={`cloth-field cloth-${clothOf(page.country.iso2).ground}`}>
    <ClothBand code={page.country.iso2} />
    <div className="page">
      <Breadcrumb label={frameTexts.breadcrumb} ancestors={page.breadcrumb} current={page.crumb} />
      <div className="country-head">
        <div className="stack stack-loose">
          <img className="flag" src={flag} alt="" width="56" height="42" />
          <h1>{page.heading}</h1>
          <p className="lede">{page.lede}</p>
          <p className="cluster">
            <a className="button button-primary" href={texts.findAgent.href}>
              <Icon name="pin" /> {texts.findAgent.text}
            </a>
            <a className="button button-quiet" href={texts.rights.href}>
              {texts.rights.text}
            </a>
          </p>
        </div>
        {children && <div className="country-price">{children}</div>}
        <section className="aside" aria-labelledby="glance-title">
          <h2 id="glance-title">{texts.glance.title}</h2>
          <dl className="facts facts-wide">
            <Fact term={texts.glance.currency}>{currencies.join(', ')}</Fact>
            <Fact term={texts.glance.payoutType}>{payoutTypeOf(page.country)}</Fact>
            <Fact term={texts.glance.coverage}>{page.country.coverage}</Fact>
            <Fact term={texts.glance.callingCode}>{page.facts.callingCode}</Fact>
            <Fact term={texts.glance.languages}>{page.facts.languages.join(', ')}</Fact>
          </dl>
        </section>
      </div>
      <FirstViewEnds />
    </div>
    <ClothBand code={page.country.iso2} isRepeated />
  </div>
)
