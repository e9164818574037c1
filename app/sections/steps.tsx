import { Picture } from '../pictures/picture.tsx'
import { RichText } from '../ui/rich-text.tsx'
import { SectionFrame, type SectionProps } from './section-frame.tsx'

type Step = { title: string; text: string }

/** A numbered sequence: in a column beside its picture, or in a row across the page. */
export const Steps = ({ section, deep }: SectionProps<'steps'>) =>
  section.picture ? (
    <SectionFrame section={section} deep={deep} layout="split">
      <div className="split-words">
        <StepList steps={section.steps} />
      </div>
      <Picture picture={section.picture} className="split-picture" />
    </SectionFrame>
  ) : (
    <SectionFrame section={section} deep={deep}>
      <StepList steps={section.steps} across />
    </SectionFrame>
  )

export const StepList = ({ steps, across = false }: { steps: Step[]; across?: boolean }) => (
  <ol className={across ? 'steps steps-across' : 'steps'}>
    {steps.map((step, index) => (
      <li key={index}>
        <b>{step.title}</b>
        <span>
          <RichText text={step.text} />
        </span>
      </li>
    ))}
  </ol>
)
