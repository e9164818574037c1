import { RichText } from '../ui/rich-text.tsx'
import type { SectionProps } from './ground.tsx'

/** One plain sentence in the display face. */
export const Quote = ({ section }: Pick<SectionProps<'quote'>, 'section'>) => (
  <div className="saying page reveal">
    <p>
      <RichText text={section.text} />
    </p>
  </div>
)
