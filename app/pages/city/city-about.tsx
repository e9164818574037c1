import type { City, CityTexts } from '../../../content/city.ts'
import { listed } from '../../../content/listed.ts'
import type { Action, Picture as PictureContent } from '../../../content/page.ts'
import { Picture } from '../../pictures/picture.tsx'
import { LinkList } from '../../sections/link-list.tsx'
import { Paragraphs } from '../../sections/text-blocks.tsx'

type Props = {
  city: City
  texts: CityTexts
  map: PictureContent
  /** Our other cities in the same state. */
  neighbors: string[]
  countries: { title: string; links: Action[] }
  others: Action[]
}

/** About the city, with its map and links to the countries that it names and to the other cities. */
export const CityAbout = ({ city, texts, map, neighbors, countries, others }: Props) => (
  // The frame's inline script adds a class before hydration.
  <section className="section section-deep reveal" aria-labelledby="about-title" suppressHydrationWarning>
    <div className="page grid">
      <div className="col-7 stack measure">
        <h2 id="about-title">{city.aboutTitle}</h2>
        <Paragraphs texts={city.about} />
        <figure className="city-map">
          <Picture picture={map} width={480} height={500} />
          <figcaption className="map-key">
            <span className="is-city">
              <i />
              {city.name}
            </span>
            {neighbors.length > 0 && (
              <span>
                <i />
                {listed(neighbors)}
              </span>
            )}
          </figcaption>
        </figure>
      </div>
      <div className="col-4 start-9">
        <LinkList id="countries" {...countries} />
        <LinkList id="others" title={texts.otherCities} links={others} />
      </div>
    </div>
  </section>
)
