import { Picture } from '../pictures/picture.tsx'
import { RichText } from '../ui/rich-text.tsx'
import { Ground, type SectionProps } from './ground.tsx'

type Step = { title: string; text: string }

/** A real sequence, numbered: down beside its picture, or along one thread over the page. */
export const Steps = ({ section, deep }: SectionProps<'steps'>) =>
  section.picture ? (
    <Ground section={section} deep={deep} layout="split">
      <div className="split-words">
        <StepList steps={section.steps} />
      </div>
      <Picture picture={section.picture} className="split-picture" />
    </Ground>
  ) : (
    <Ground section={section} deep={deep}>
      <StepList steps={section.steps} across />
    </Ground>
  )

export const StepList = ({ steps, across = false }: { steps: Step[]; across?: boolean }) => (
  <ol className={across ? 'steps steps-across' : 'steps'}>
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
