import { cityCode, type City, type CityTexts } from '../../../content/city.ts'
import { frameTexts } from '../../../content/frame.ts'
import type { Picture as PictureContent } from '../../../content/page.ts'
import { ClothBand } from '../../pictures/cloth-band.tsx'
import { Picture } from '../../pictures/picture.tsx'
import { Breadcrumb } from '../../ui/breadcrumb.tsx'
import { FirstViewEnds } from '../../ui/first-view-ends.tsx'
import { Icon } from '../../ui/icon.tsx'

type Props = {
  city: City
  texts: CityTexts
  map: PictureContent
  /** Our other cities in the same state. */
  neighbors: string[]
}

const list = new Intl.ListFormat('en-US')

/** The city's heading beside its map, with the map's legend. */
export const CityHero = ({ city, texts, map, neighbors }: Props) => (
  <>
    <div className="page">
      <Breadcrumb label={frameTexts.breadcrumb} ancestors={city.breadcrumb} current={city.crumb} />
      <div className="city-hero">
        <div className="stack stack-loose">
          <h1>{city.heading}</h1>
          <p className="lede">{city.lede}</p>
          <p className="cluster">
            <a className="button button-primary" href={texts.findAgent.href}>
              <Icon name="pin" /> {texts.findAgent.text}
            </a>
            <a className="button button-quiet" href={texts.learnMore.href}>
              {texts.learnMore.text}
            </a>
          </p>
        </div>
        <figure>
          <Picture picture={map} width={480} height={500} eager />
          <figcaption className="map-key">
            <span className="is-city">
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
      <FirstViewEnds />
    </div>
    <ClothBand code={cityCode(city)} />
  </>
)
