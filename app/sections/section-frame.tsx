import type { Section } from '../../content/page.ts'
import { RichText } from '../ui/rich-text.tsx'

/** The content of one kind of section, and whether its background is the deeper one. */
export type SectionProps<K extends Section['kind']> = { section: Extract<Section, { kind: K }>; deep: boolean }

/**
 * Where the heading is, from 62rem on: above the content, in a column beside it, or above the text of a section that
 * has a picture on the other side.
 */
type Layout = 'stacked' | 'beside' | 'split'

type Props = {
  section: { id: string; title: React.ReactNode; intro?: string }
  deep: boolean
  layout?: Layout
  children: React.ReactNode
}

export const SectionFrame = ({ section, deep, layout = 'stacked', children }: Props) => {
  const { id } = section
  return (
    <section
      className={deep ? 'section section-deep reveal' : 'section reveal'}
      id={id}
      aria-labelledby={`${id}-title`}
      // The frame's inline script adds a class before hydration.
      suppressHydrationWarning
    >
      <div className={`page ${layout}`}>
        <div className="ground-head">
          <h2 id={`${id}-title`}>{section.title}</h2>
          {section.intro && (
            <p className="soft">
              <RichText text={section.intro} />
            </p>
          )}
        </div>
        {children}
      </div>
    </section>
  )
}
