import { RichText } from '../ui/rich-text.tsx'
import type { SectionProps } from './section-frame.tsx'

/** One sentence in the display font. */
export const Quote = ({ section, deep }: SectionProps<'quote'>) => (
  <div className={deep ? 'quote reveal' : 'quote section-deep reveal'}>
    <p className="page">
      <RichText text={section.text} />
    </p>
  </div>
)
