import { Accordion } from '../ui/accordion.tsx'
import { SectionFrame, type SectionProps } from './section-frame.tsx'
import { Paragraphs } from './text-blocks.tsx'

export const Questions = ({ section, deep }: SectionProps<'questions'>) => (
  <SectionFrame section={section} deep={deep} layout="beside">
    <Accordion
      name={section.id ?? 'questions'}
      items={section.items.map((item) => ({
        head: item.question,
        body: (
          <div className="stack measure">
            <Paragraphs texts={item.answer} />
          </div>
        ),
      }))}
    />
  </SectionFrame>
)
