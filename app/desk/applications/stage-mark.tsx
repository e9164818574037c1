import { stageNames } from '../../../content/admin/applications.ts'
import { applicationStages, type ApplicationStage } from '../../../contract/application-options.ts'

const isEnded = (stage: ApplicationStage) => stage === 'declined' || stage === 'withdrawn'
const progress = applicationStages.filter((stage) => !isEnded(stage))

/** The progress of an application: one diamond per stage, filled up to the current one. */
export const Pips = ({ stage }: { stage: ApplicationStage }) => {
  const className = stage === 'new' ? 'pips is-new' : isEnded(stage) ? 'pips is-ended' : 'pips'
  return (
    <span className={className} aria-hidden="true">
      {progress.map((step, index) => (
        <i className={!isEnded(stage) && index <= progress.indexOf(stage) ? 'is-on' : undefined} key={step} />
      ))}
    </span>
  )
}

export const StageMark = ({ stage }: { stage: ApplicationStage }) => (
  <span className="stage-mark">
    <Pips stage={stage} />
    {stageNames[stage]}
  </span>
)
