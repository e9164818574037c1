import type { Section as SectionContent } from '../../content/page.ts'
import { Band } from './band.tsx'
import { Cards } from './cards.tsx'
import { FactList } from './fact-list.tsx'
import { People } from './people.tsx'
import { Prose } from './prose.tsx'
import { Questions } from './questions.tsx'
import { Quote } from './quote.tsx'
import { Split } from './split.tsx'
import { Steps } from './steps.tsx'

/** Renders a section by its kind. `deep` selects the deeper background. */
export const Section = ({ section, deep }: { section: SectionContent; deep: boolean }) => {
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
