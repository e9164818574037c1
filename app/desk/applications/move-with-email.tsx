import { useState } from 'react'
import { z } from 'zod'
import { stageNames } from '../../../content/admin/applications.ts'
import { emailTexts as texts } from '../../../content/admin/emails.ts'
import { applicationStages, declineReasons, teamStages } from '../../../contract/application-options.ts'
import { stageWithTemplate, type EmailTemplate } from '../../../contract/email-template.ts'
import { SelectField } from '../../ui/field.tsx'
import { hasUnsentEmail } from '../records/compose.tsx'
import { dropDraft, useDraft } from '../records/use-draft.ts'
import { DeclineReasonSelect } from './decline-reason.tsx'

const Move = z.object({ stage: z.enum(applicationStages).nullable(), reason: z.enum(declineReasons).nullable() })
type Move = z.infer<typeof Move>

const none: Move = { stage: null, reason: null }

/**
 * What else happens to an application when an email is sent; a template suggests a stage. It belongs to the email with
 * this id: it is kept with its text, and ends with it.
 */
export function useMoveWithEmail(id: string) {
  const name = `email-move-${id}`
  const [initial] = useState(() => {
    if (!hasUnsentEmail(id)) dropDraft(name)
    return none
  })
  const draft = useDraft(name, Move, initial)
  const { stage, reason } = draft.value
  return {
    stage,
    sent: { ...(stage && { stage }), ...(stage === 'declined' && { reason }) },
    onTemplate: (template: EmailTemplate | null) =>
      draft.change({ ...draft.value, stage: (template && stageWithTemplate[template]) ?? null }),
    onDone: () => draft.drop(none),
    fields: <MoveWithEmail move={draft.value} onChange={draft.change} />,
  }
}

const MoveWithEmail = ({ move, onChange }: { move: Move; onChange: (move: Move) => void }) => (
  <>
    <SelectField
      id="email-stage"
      label={texts.moveTo}
      value={move.stage ?? ''}
      onChange={({ target }) =>
        onChange({ ...move, stage: teamStages.find((known) => known === target.value) ?? null })
      }
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
