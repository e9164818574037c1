import type { HomeContent } from '../../content/pages/home.ts'
import { inquiryReasons } from '../../contract/lead-call.ts'
import { SelectField, TextField } from '../ui/field.tsx'
import { useField } from './use-field.ts'

/** The reason for an inquiry, and a message. */
export const RequestFields = ({ fields }: { fields: HomeContent['agent']['form']['fields'] }) => {
  const { LEADCF163: reason, LEADCF162: message } = fields
  return (
    <>
      <SelectField
        {...useField('LEADCF163')}
        label={reason.label}
        required
        none={reason.empty}
        options={inquiryReasons.map((value) => [value, reason.options[value]])}
      />
      <TextField
        {...useField('LEADCF162')}
        label={message.label}
        note={message.optional}
        help={message.help}
        rows={4}
      />
    </>
  )
}
