import type { City, CityTexts } from '../../../content/city.ts'
import type { Action } from '../../../content/page.ts'
import { LinkList } from '../../sections/link-list.tsx'
import { Paragraphs } from '../../sections/text-blocks.tsx'

type Props = { city: City; texts: CityTexts; countries: { title: string; links: Action[] }; others: Action[] }

/** About the city, with links to the countries that it names and to the other cities. */
export const CityAbout = ({ city, texts, countries, others }: Props) => (
  // The frame's inline script adds a class before hydration.
  <section className="section section-deep reveal" aria-labelledby="about-title" suppressHydrationWarning>
    <div className="page grid">
      <div className="col-7 stack measure">
        <h2 id="about-title">{city.aboutTitle}</h2>
        <Paragraphs texts={city.about} />
      </div>
      <div className="col-4 start-9">
        <LinkList id="countries" {...countries} />
        <LinkList id="others" title={texts.otherCities} links={others} />
      </div>
    </div>
  </section>
)
