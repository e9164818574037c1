import { useState } from 'react'
import { declineReasonNames, declineTexts as texts } from '../../../content/admin/statistics.ts'
import { declineReasons, type DeclineReason } from '../../../contract/application-options.ts'
import { SelectField } from '../../ui/field.tsx'
import { call, explain } from '../calls/call.ts'
import { useSavedChoice } from '../records/use-saved-choice.ts'

type SelectProps = Pick<React.ComponentProps<'select'>, 'onKeyDown' | 'onBlur'> & {
  id: string
  reason: DeclineReason | null
  error?: string | undefined
  onChange: (reason: DeclineReason | null) => void
}

/** Why an applicant was not selected, for the statistics. */
export const DeclineReasonSelect = ({ reason, onChange, ...field }: SelectProps) => (
  <SelectField
    {...field}
    label={texts.label}
    help={texts.hint}
    value={reason ?? ''}
    onChange={({ target }) => onChange(declineReasons.find((known) => known === target.value) ?? null)}
    none={texts.none}
    options={declineReasons.map((known) => [known, declineReasonNames[known]])}
  />
)

type FieldProps = { id: string; reason: DeclineReason | null; onChanged: (reason: DeclineReason | null) => void }

/** Saved once it is chosen. */
export const DeclineReasonField = ({ id, reason, onChanged }: FieldProps) => {
  const [failure, setFailure] = useState<string>()
  const save = async (chosen: DeclineReason | null) => {
    try {
      await call('applications.setDeclineReason', { id, reason: chosen })
      setFailure(undefined)
      onChanged(chosen)
    } catch (cause) {
      setFailure(explain(cause))
    }
  }
  const { shown, choose, events } = useSavedChoice(reason, save)
  return <DeclineReasonSelect id="decline-reason" reason={shown} error={failure} onChange={choose} {...events} />
}
