import { stageNames } from '../../../content/admin/applications.ts'
import { applicationStages, type ApplicationStage } from '../../../contract/application-options.ts'

const progress = applicationStages.filter((stage) => stage !== 'declined')

/** The progress of an application: one diamond per stage, filled up to the current one. */
export const Pips = ({ stage }: { stage: ApplicationStage }) => {
  const className = { new: 'pips is-new', declined: 'pips is-ended' }[stage as string] ?? 'pips'
  return (
    <span className={className} aria-hidden="true">
      {progress.map((step, index) => (
        <i className={stage !== 'declined' && index <= progress.indexOf(stage) ? 'is-on' : undefined} key={step} />
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
