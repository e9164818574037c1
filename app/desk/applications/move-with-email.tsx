import { useState } from 'react'
import { stageNames } from '../../../content/admin/applications.ts'
import { emailTexts as texts } from '../../../content/admin/emails.ts'
import { teamStages, type ApplicationStage, type DeclineReason } from '../../../contract/application-options.ts'
import { stageWithTemplate, type EmailTemplate } from '../../../contract/email-template.ts'
import { SelectField } from '../../ui/field.tsx'
import { DeclineReasonSelect } from './decline-reason.tsx'

type Move = { stage: ApplicationStage | undefined; reason: DeclineReason | null }

/** What else happens to an application when an email is sent; a template suggests a stage. */
export function useMoveWithEmail() {
  const [move, setMove] = useState<Move>({ stage: undefined, reason: null })
  const { stage, reason } = move
  return {
    stage,
    sent: { ...(stage && { stage }), ...(stage === 'declined' && reason && { reason }) },
    onTemplate: (template: EmailTemplate | null) =>
      setMove({ ...move, stage: template ? stageWithTemplate[template] : undefined }),
    fields: <MoveWithEmail move={move} onChange={setMove} />,
  }
}

const MoveWithEmail = ({ move, onChange }: { move: Move; onChange: (move: Move) => void }) => (
  <>
    <SelectField
      id="email-stage"
      label={texts.moveTo}
      value={move.stage ?? ''}
      onChange={({ target }) => onChange({ ...move, stage: teamStages.find((known) => known === target.value) })}
      none={texts.stay}
      options={teamStages.map((option) => [option, stageNames[option]])}
    />
    {move.stage === 'declined' && (
      <DeclineReasonSelect
        id="email-reason"
        reason={move.reason}
        onChange={(reason) => onChange({ ...move, reason })}
      />
    )}
  </>
)
