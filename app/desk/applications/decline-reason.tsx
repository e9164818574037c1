import { useState } from 'react'
import { declineReasonNames, declineTexts as texts } from '../../../content/admin/statistics.ts'
import { declineReasons, type DeclineReason } from '../../../contract/application-options.ts'
import { SelectField } from '../../ui/field.tsx'
import { call, explain } from '../calls/call.ts'

type Props = { id: string; reason: DeclineReason | null; onChanged: (reason: DeclineReason | null) => void }

/** Why an applicant was not selected, for the statistics. */
export const DeclineReasonField = ({ id, reason, onChanged }: Props) => {
  const [failure, setFailure] = useState<string>()
  const choose = async (value: string) => {
    const chosen = declineReasons.find((known) => known === value) ?? null
    try {
      await call('applications.setDeclineReason', { id, reason: chosen })
      setFailure(undefined)
      onChanged(chosen)
    } catch (cause) {
      setFailure(explain(cause))
    }
  }
  return (
    <SelectField
      id="decline-reason"
      label={texts.label}
      help={texts.hint}
      error={failure}
      value={reason ?? ''}
      onChange={({ target }) => void choose(target.value)}
    >
      <option value="">{texts.none}</option>
      {declineReasons.map((known) => (
        <option key={known} value={known}>
          {declineReasonNames[known]}
        </option>
      ))}
    </SelectField>
  )
}
