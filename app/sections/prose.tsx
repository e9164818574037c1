import { Ground, type SectionProps } from './ground.tsx'
import { Paragraphs, Points } from './text-blocks.tsx'

export const Prose = ({ section, deep }: SectionProps<'prose'>) => (
  <Ground section={section} deep={deep} layout="beside">
    <div className="stack stack-loose measure">
      <Paragraphs texts={section.paragraphs} />
      {section.points && <Points texts={section.points} />}
      {section.after && <Paragraphs texts={[section.after]} />}
    </div>
  </Ground>
)
