import type { Section as SectionContent } from '../../content/page.ts'
import { Section } from './section.tsx'

/** Sections one after the other, on paper and deeper paper in turn. */
export const SectionList = ({ sections }: { sections: SectionContent[] }) =>
  sections.map((section, index) => (
    <Section section={section} deep={groundsBefore(sections, index) % 2 === 0} key={sectionKey(section)} />
  ))

/** A quote stands on the ground of the section above it, and a band brings its own. */
const groundsBefore = (sections: SectionContent[], index: number) =>
  sections.slice(0, index).filter(({ kind }) => kind !== 'quote' && kind !== 'band').length

const sectionKey = (section: SectionContent) => section.id ?? (section.kind === 'quote' ? section.text : section.title)
