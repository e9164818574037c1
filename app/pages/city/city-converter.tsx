import type { City, CityTexts } from '../../../content/city.ts'
import { FactRows } from '../../sections/text-blocks.tsx'

type Props = { facts: City['facts']; texts: CityTexts; footnote: string; children: React.ReactNode }

/** Facts about this city, beside the converter. */
export const CityConverter = ({ facts, texts, footnote, children }: Props) => (
  <section className="section section-deep reveal" aria-labelledby="converter-title">
    <div className="page city-converter">
      <div className="stack">
        <h2 id="converter-title">{texts.converterTitle}</h2>
        <p className="measure-short">{texts.converterText}</p>
      </div>
      <div className="city-tool stack">
        {children}
        <p className="pay-footnote">{footnote}</p>
      </div>
      <FactRows className="city-facts" rows={facts} />
    </div>
  </section>
)
