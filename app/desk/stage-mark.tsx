import { stageNames } from '../../content/admin/applications.ts'
import { applicationStages, type ApplicationStage } from '../../contract/application-options.ts'

const way = applicationStages.filter((stage) => stage !== 'declined')

/** The way of an application: one diamond a stage, filled as far as it has come. */
export const Pips = ({ stage }: { stage: ApplicationStage }) => {
  const look = { new: 'pips is-new', declined: 'pips is-ended' }[stage as string] ?? 'pips'
  return (
    <span className={look} aria-hidden="true">
      {way.map((step, index) => (
        <i className={stage !== 'declined' && index <= way.indexOf(stage) ? 'is-on' : undefined} key={step} />
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
