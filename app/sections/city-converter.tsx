import type { City, CityTexts } from '../../content/cities.ts'
import type { converterTexts } from '../../content/pages/home.ts'
import { Fact } from '../ui/facts.tsx'
import { RichText } from '../ui/rich-text.tsx'
import { Converter } from './converter.tsx'

type Props = { facts: City['facts']; texts: CityTexts; converter: typeof converterTexts }

/** What is good to know in this city, beside the converter. */
export const CityConverter = ({ facts, texts, converter }: Props) => (
  // The frame's script marks what is still to rise before React arrives.
  <section className="section section-deep reveal" aria-labelledby="converter-title" suppressHydrationWarning>
    <div className="page city-converter">
      <div className="stack">
        <h2 id="converter-title">{texts.converterTitle}</h2>
        <p className="measure-short">{texts.converterText}</p>
      </div>
      <div className="city-tool stack">
        <Converter texts={converter} />
        <p className="pay-footnote">{converter.footnote}</p>
      </div>
      <dl className="facts city-facts">
        {facts.map(({ term, value }) => (
          <Fact term={term} key={term}>
            <RichText text={value} />
          </Fact>
        ))}
      </dl>
    </div>
  </section>
)
