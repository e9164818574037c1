import { Fragment } from 'react'
import type { Section as SectionContent } from '../../content/page.ts'
import { FirstViewEnds } from '../ui/first-view-ends.tsx'
import { Band } from './band.tsx'
import { Cards } from './cards.tsx'
import { FactList } from './fact-list.tsx'
import { People } from './people.tsx'
import { Prose } from './prose.tsx'
import { Questions } from './questions.tsx'
import { Quote } from './quote.tsx'
import { Split } from './split.tsx'
import { Steps } from './steps.tsx'

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

/** Renders a section by its kind. `deep` selects the deeper background. */
const Section = ({ section, deep }: { section: SectionContent; deep: boolean }) => {
  switch (section.kind) {
    case 'prose':
      return <Prose section={section} deep={deep} />
    case 'split':
      return <Split section={section} deep={deep} />
    case 'cards':
      return <Cards section={section} deep={deep} />
    case 'steps':
      return <Steps section={section} deep={deep} />
    case 'facts':
      return <FactList section={section} deep={deep} />
    case 'questions':
      return <Questions section={section} deep={deep} />
    case 'people':
      return <People section={section} deep={deep} />
    case 'quote':
      return <Quote section={section} deep={deep} />
    case 'band':
      return <Band section={section} />
  }
}
