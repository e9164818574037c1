import type { HomeContent } from '../../content/pages/home.ts'
import { answerId, type FormAnswer } from '../../contract/posted-form.ts'
import { ConsentBox, EmailField, NameField } from './fields.tsx'
import { inquiryFormRules } from './inquiry-rules.ts'
import { LeadForm } from './lead-form.tsx'
import { SubmitButton } from './submit-button.tsx'
import { PhoneField } from './phone-field.tsx'
import { RequestFields } from './request-fields.tsx'

type Props = { form: HomeContent['agent']['form']; submit: string; answer: FormAnswer | undefined }

/** The agent inquiry form on the home page. */
export const InquiryForm = ({ form: { label, fields, consent, sending, alerts }, submit, answer }: Props) => (
  <LeadForm
    source="home"
    label={label}
    action={`/?index#${answerId('home')}`}
    rules={inquiryFormRules(alerts)}
    consentVersion={consent.version}
    sending={sending}
    answer={answer}
    fields={
      <>
        <NameField texts={fields.name} />
        <div className="form-row">
          <EmailField name="Email" texts={fields.Email} />
          <PhoneField name="Phone" texts={fields.Phone} autoComplete="tel" />
        </div>
        <RequestFields fields={fields} />
        <ConsentBox text={consent.text} />
      </>
    }
  >
    <p>
      <SubmitButton>{submit}</SubmitButton>
    </p>
  </LeadForm>
)
