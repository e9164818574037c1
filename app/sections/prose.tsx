import { SectionFrame, type SectionProps } from './section-frame.tsx'
import { Paragraphs, Points } from './text-blocks.tsx'

export const Prose = ({ section, deep }: SectionProps<'prose'>) => (
  <SectionFrame section={section} deep={deep} layout="beside">
    <div className="stack stack-loose measure">
      <Paragraphs texts={section.paragraphs} />
      {section.points && <Points texts={section.points} />}
      {section.after && <Paragraphs texts={[section.after]} />}
    </div>
  </SectionFrame>
)
