import { Picture } from '../pictures/picture.tsx'
import { SectionFrame, type SectionProps } from './section-frame.tsx'
import { Paragraphs, Points } from './text-blocks.tsx'

export const Split = ({ section, deep }: SectionProps<'split'>) => (
  <SectionFrame section={section} deep={deep} layout="split">
    <div className="split-words stack measure">
      <Paragraphs texts={section.paragraphs} />
      {section.points && <Points texts={section.points} />}
      {section.action && (
        <p>
          <a className="button button-quiet" href={section.action.href}>
            {section.action.text}
          </a>
        </p>
      )}
    </div>
    <Picture picture={section.picture} className="split-picture" />
  </SectionFrame>
)
