import { useState } from 'react'
import { z } from 'zod'
import { stageNames } from '../../../content/admin/applications.ts'
import { emailTexts as texts } from '../../../content/admin/emails.ts'
import {
  applicationStages,
  declineReasons,
  teamStages,
  type ApplicationStage,
} from '../../../contract/application-options.ts'
import { stageWithTemplate, type EmailTemplate } from '../../../contract/email-template.ts'
import { SelectField } from '../../ui/field.tsx'
import { hasUnsentEmail } from '../records/compose.tsx'
import { dropDraft, useDraft } from '../records/use-draft.ts'
import { DeclineReasonSelect } from './decline-reason.tsx'

const stage = z.enum(applicationStages).nullable()

/** `from`: the stage that the application had when the move was chosen. */
const Move = z.object({ stage, from: stage, reason: z.enum(declineReasons).nullable() })
type Move = z.infer<typeof Move>

const none: Move = { stage: null, from: null, reason: null }

/**
 * What else happens to an application when an email is sent; a template suggests a stage. It belongs to the email with
 * this id: it is kept with its text, and ends with it. `current`: the stage of the application, if it is only one. If that
 * changes after a move was chosen, nothing is moved until one is chosen again.
 */
export function useMoveWithEmail(id: string, current: ApplicationStage | null = null) {
  const name = `email-move-${id}`
  const [initial] = useState(() => {
    if (!hasUnsentEmail(id)) dropDraft(name)
    return none
  })
  const draft = useDraft(name, Move, initial)
  const { stage: wanted, from } = draft.value
  const isOutdated = wanted !== null && wanted !== current && from !== current
  const move = isOutdated ? none : draft.value
  const change = (changed: Partial<Move>) => draft.change({ ...move, ...changed, from: current })
  return {
    stage: move.stage,
    sent: { ...(move.stage && { stage: move.stage }), ...(move.stage === 'declined' && { reason: move.reason }) },
    onTemplate: (template: EmailTemplate | null) =>
      change({ stage: (template && stageWithTemplate[template]) ?? null }),
    onDone: () => draft.drop(none),
    fields: (
      <>
        <MoveWithEmail move={move} onChange={change} />
        <output>
          {isOutdated && current && <p className="notice notice-wait">{texts.movedMeanwhile(stageNames[current])}</p>}
        </output>
      </>
    ),
  }
}

type FieldsProps = { move: Move; onChange: (changed: Partial<Move>) => void }

const MoveWithEmail = ({ move, onChange }: FieldsProps) => (
  <>
    <SelectField
      id="email-stage"
      label={texts.moveTo}
      value={move.stage ?? ''}
      onChange={({ target }) => onChange({ stage: teamStages.find((known) => known === target.value) ?? null })}
      none={texts.stay}
      options={teamStages.map((option) => [option, stageNames[option]])}
    />
    {move.stage === 'declined' && (
      <DeclineReasonSelect id="email-reason" reason={move.reason} onChange={(reason) => onChange({ reason })} />
    )}
  </>
)
