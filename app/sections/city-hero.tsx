import { cityMapName, cityTexts, type City } from '../../content/cities.ts'
import { frameTexts } from '../../content/frame.ts'
import { Picture } from '../pictures/picture.tsx'
import { Breadcrumb } from '../ui/breadcrumb.tsx'
import { Icon } from '../ui/icon.tsx'

const list = new Intl.ListFormat('en-US')

/** The city's heading beside its map; `neighbors` are our other cities in the same state. */
export const CityHero = ({ city, neighbors }: { city: City; neighbors: string[] }) => (
  <div className="page">
    <Breadcrumb label={frameTexts.breadcrumb} way={city.breadcrumb} here={city.crumb} />
    <div className="city-hero">
      <div className="stack stack-loose">
        <h1>{city.heading}</h1>
        <p className="lede">{city.lede}</p>
        <p className="cluster">
          <a className="button button-primary" href={cityTexts.findAgent.href}>
            <Icon name="pin" /> {cityTexts.findAgent.text}
          </a>
          <a className="button button-quiet" href={cityTexts.learnMore.href}>
            {cityTexts.learnMore.text}
          </a>
        </p>
      </div>
      <figure>
        <Picture picture={{ name: cityMapName(city), alt: city.mapAlt }} width={480} height={500} eager />
        <figcaption className="map-key">
          <span className="is-here">
            <i />
            {city.name}
          </span>
          {neighbors.length > 0 && (
            <span>
              <i />
              {list.format(neighbors)}
            </span>
          )}
        </figcaption>
      </figure>
    </div>
  </div>
)
