import type { MapContent } from '../../../content/pages/service-area.ts'
import { Picture } from '../../pictures/picture.tsx'
import { CardGrid } from '../../sections/cards.tsx'
import { SectionFrame } from '../../sections/section-frame.tsx'
import { FactRows } from '../../sections/text-blocks.tsx'
import { ServiceAreaLabels } from './service-area-labels.tsx'

type Props = { section: MapContent }

const sizes = { 'service-area': { width: 960, height: 592 }, 'payout-countries': { width: 640, height: 352 } }

/** A map with its legend: full width with cards below, or beside facts. */
export const MapSection = ({ section }: Props) => (
  <SectionFrame section={section} deep>
    <div className={section.rows ? 'map-beside' : 'map-above'}>
      <MapFigure section={section} />
      {section.cards && <CardGrid cards={section.cards} />}
      {section.rows && <FactRows rows={section.rows} />}
    </div>
  </SectionFrame>
)

const MapFigure = ({ section: { map, alt, key } }: Props) => {
  const { width, height } = sizes[map]
  return (
    <figure>
      <div className="map-sheet">
        <Picture picture={{ name: `map-${map}`, alt }} width={width} height={height} />
        {map === 'service-area' && <ServiceAreaLabels viewBox={`0 0 ${width} ${height}`} />}
      </div>
      <figcaption className="map-key">
        {key.map(({ mark, text }) => (
          <span className={`is-${mark}`} key={mark}>
            <i />
            {text}
          </span>
        ))}
      </figcaption>
    </figure>
  )
}
