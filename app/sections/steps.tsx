import { Picture } from '../pictures/picture.tsx'
import { RichText } from '../ui/rich-text.tsx'
import { Ground, type SectionProps } from './ground.tsx'

/** A real sequence, numbered. */
export const Steps = ({ section, deep }: SectionProps<'steps'>) => (
  <Ground section={section} deep={deep}>
    <div className={section.picture ? 'split' : ''}>
      <StepList steps={section.steps} />
      {section.picture && <Picture picture={section.picture} className="split-picture" />}
    </div>
  </Ground>
)

export const StepList = ({ steps }: { steps: { title: string; text: string }[] }) => (
  <ol className="steps measure">
    {steps.map((step) => (
      <li key={step.title}>
        <b>{step.title}</b>
        <span>
          <RichText text={step.text} />
        </span>
      </li>
    ))}
  </ol>
)
