import { cityCode, commonScene, type City, type CityTexts } from '../../../content/city.ts'
import { frameTexts } from '../../../content/frame.ts'
import { ClothBand } from '../../pictures/cloth-band.tsx'
import { Picture } from '../../pictures/picture.tsx'
import { Breadcrumb } from '../../ui/breadcrumb.tsx'
import { FirstViewEnds } from '../../ui/first-view-ends.tsx'
import { Icon } from '../../ui/icon.tsx'

/** The city's heading beside a scene of the city, on the city's cloth. */
export const CityHero = ({ city, texts }: { city: City; texts: CityTexts }) => (
  <div className="city-head">
    <div className="page">
      <Breadcrumb label={frameTexts.breadcrumb} ancestors={city.breadcrumb} current={city.crumb} />
      <div className="city-hero">
        <div className="city-words stack stack-loose">
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
        <Picture picture={city.picture ?? commonScene} className="city-scene" eager />
      </div>
    </div>
    <ClothBand code={cityCode(city)} />
    <FirstViewEnds />
  </div>
)
