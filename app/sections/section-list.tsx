import { Fragment } from 'react'
import type { Section as SectionContent } from '../../content/page.ts'
import { FirstViewEnds } from '../ui/first-view-ends.tsx'
import { Section } from './section.tsx'

type Props = {
  sections: SectionContent[]
  /** True if the first section is in the first view: on a tall screen its text is centered, and moves as it loads. */
  endsFirstView?: boolean
  /** Whether the first section has the deeper background. */
  startsDeep?: boolean
}

/** Sections with alternating backgrounds. */
export const SectionList = ({ sections, endsFirstView = false, startsDeep = true }: Props) =>
  sections.map((section, index) => (
    <Fragment key={index}>
      <Section section={section} deep={(alternationsBefore(sections, index) % 2 === 0) === startsDeep} />
      {endsFirstView && index === 0 && <FirstViewEnds />}
    </Fragment>
  ))

/** Quotes and bands do not alternate: a quote continues the background above it, and a band has its own. */
const alternationsBefore = (sections: SectionContent[], index: number) =>
  sections.slice(0, index).filter(({ kind }) => kind !== 'quote' && kind !== 'band').length
