import { Picture } from '../pictures/picture.tsx'
import { RichText } from '../ui/rich-text.tsx'
import type { SectionProps } from './section-frame.tsx'
import { Actions } from './page-head.tsx'

type BandProps = Pick<SectionProps<'band'>, 'section'>

/** The one section of a page in the brand's color, with a call to action. */
export const Band = ({ section }: BandProps) => (
  <section className="promo on-brand reveal" id={section.id} aria-label={section.title}>
    {section.picture ? (
      <div className="page grid">
        <div className="col-6 promo-words">
          <BandText section={section} />
          <Actions actions={section.actions} />
        </div>
        <Picture picture={section.picture} className="col-6 promo-art" />
      </div>
    ) : (
      <div className="page promo-plain">
        <div className="promo-words">
          <BandText section={section} />
        </div>
        <Actions actions={section.actions} />
      </div>
    )}
  </section>
)

const BandText = ({ section }: BandProps) => (
  <>
    <h2>{section.title}</h2>
    <p>
      <RichText text={section.text} />
    </p>
  </>
)
