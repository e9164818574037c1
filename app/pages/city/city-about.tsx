import type { City, CityTexts } from '../../../content/city.ts'
import type { Action } from '../../../content/page.ts'
import { Paragraphs } from '../../sections/text-blocks.tsx'

/** About the city, with links to the other cities. */
export const CityAbout = ({ city, texts, others }: { city: City; texts: CityTexts; others: Action[] }) => (
  // The frame's inline script adds a class before hydration.
  <section className="section section-deep reveal" aria-labelledby="about-title" suppressHydrationWarning>
    <div className="page grid">
      <div className="col-7 stack measure">
        <h2 id="about-title">{city.aboutTitle}</h2>
        <Paragraphs texts={city.about} />
      </div>
      <nav className="col-4 start-9 aside" aria-labelledby="others-title">
        <h2 id="others-title">{texts.otherCities}</h2>
        <ul className="plain-list">
          {others.map(({ text, href }) => (
            <li key={href}>
              <a href={href}>{text}</a>
            </li>
          ))}
        </ul>
      </nav>
    </div>
  </section>
)
