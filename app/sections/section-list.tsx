import { Fragment } from 'react'
import type { Section as SectionContent } from '../../content/page.ts'
import { FirstViewEnds } from '../ui/first-view-ends.tsx'
import { Section } from './section.tsx'

type Props = {
  sections: SectionContent[]
  /** Where the first section is in sight at once: on a tall screen its words are centered, and move as they arrive. */
  endsFirstView?: boolean
}

/** Sections one after the other, on paper and deeper paper in turn. */
export const SectionList = ({ sections, endsFirstView = false }: Props) =>
  sections.map((section, index) => (
    <Fragment key={sectionKey(section)}>
      <Section section={section} deep={groundsBefore(sections, index) % 2 === 0} />
      {endsFirstView && index === 0 && <FirstViewEnds />}
    </Fragment>
  ))

/** A quote stands on the ground of the section above it, and a band brings its own. */
const groundsBefore = (sections: SectionContent[], index: number) =>
  sections.slice(0, index).filter(({ kind }) => kind !== 'quote' && kind !== 'band').length

const sectionKey = (section: SectionContent) => section.id ?? (section.kind === 'quote' ? section.text : section.title)
