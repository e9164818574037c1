import { RichText } from '../ui/rich-text.tsx'
import type { SectionProps } from './ground.tsx'

/** The saying on the cloth: one plain sentence in the display face. */
export const Quote = ({ section, deep }: SectionProps<'quote'>) => (
  <div className={deep ? 'quote reveal' : 'quote section-deep reveal'}>
    <p className="page">
      <RichText text={section.text} />
    </p>
  </div>
)
