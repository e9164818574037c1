import type { Section } from '../../content/page.ts'
import { RichText } from '../ui/rich-text.tsx'

/** The content of one kind of section, and the ground it stands on. */
export type SectionProps<K extends Section['kind']> = { section: Extract<Section, { kind: K }>; deep: boolean }

/**
 * How the heading stands to what it heads, from 62rem on: above it, in a column beside it, or above
 * the words of a section that has a picture on its other side.
 */
type Layout = 'stacked' | 'beside' | 'split'

type Props = {
  section: { id?: string; title: string; intro?: string }
  /** The title, where its lines need care. */
  heading?: React.ReactNode
  deep: boolean
  layout?: Layout
  children: React.ReactNode
}

/** A section on its ground, with its heading. */
export const Ground = ({ section, heading, deep, layout = 'stacked', children }: Props) => {
  const id = section.id ?? section.title.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-')
  return (
    <section
      className={deep ? 'section section-deep reveal' : 'section reveal'}
      id={id}
      aria-labelledby={`${id}-title`}
      // The frame's script marks what is still to rise before React arrives.
      suppressHydrationWarning
    >
      <div className={`page ${layout}`}>
        <div className="ground-head">
          <h2 id={`${id}-title`}>{heading ?? section.title}</h2>
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
