import type { Section as SectionContent } from '../../content/page.ts'
import { Section } from './section.tsx'

/** Sections one after the other, on paper and deeper paper in turn. */
export const SectionList = ({ sections }: { sections: SectionContent[] }) =>
  sections.map((section, index) => <Section section={section} deep={index % 2 === 0} key={sectionKey(section)} />)

const sectionKey = (section: SectionContent) => section.id ?? (section.kind === 'quote' ? section.text : section.title)
