import { Picture } from '../pictures/picture.tsx'
import { RichText } from '../ui/rich-text.tsx'
import type { SectionProps } from './ground.tsx'
import { Actions } from './page-head.tsx'

/** The one section a page fills with the brand's green, with what to do next. */
export const Band = ({ section }: Pick<SectionProps<'band'>, 'section'>) => (
  <section className="promo on-brand reveal" id={section.id} aria-label={section.title}>
    <div className="page grid">
      <div className={section.picture ? 'col-6 promo-words' : 'col-8 promo-words'}>
        <h2>{section.title}</h2>
        <p>
          <RichText text={section.text} />
        </p>
        <Actions actions={section.actions} />
      </div>
      {section.picture && <Picture picture={section.picture} className="col-6 promo-art" />}
    </div>
  </section>
)
