import { Picture } from '../pictures/picture.tsx'
import { Ground, type SectionProps } from './ground.tsx'
import { Paragraphs, Points } from './text-blocks.tsx'

/** Words and a picture side by side. */
export const Split = ({ section, deep }: SectionProps<'split'>) => (
  <Ground section={section} deep={deep} layout="split">
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
  </Ground>
)
