import type { LeadFormTexts } from '../../content/lead-forms.ts'
import type { LeadSource } from '../../contract/lead.ts'
import { answerId, type FormAnswer, type PostedForm } from '../../contract/posted-form.ts'
import { ConsentBox, EmailField, NameField } from './fields.tsx'
import { joinFormRules, popupFormRules } from './lead-rules.ts'
import { LeadForm } from './lead-form.tsx'
import { PhoneField } from './phone-field.tsx'
import { SubmitButton } from './submit-button.tsx'

type Props = {
  texts: LeadFormTexts
  source: LeadSource & PostedForm
  label: string
  path: string
  answer: FormAnswer | undefined
}

/** The Join form, and the form in the popups of the service pages, which has rules of its own. */
export const ContactForm = ({ texts: { fields, ...texts }, source, label, path, answer }: Props) => {
  const isJoin = source === 'join'
  return (
    <LeadForm
      source={source}
      label={label}
      action={`${path}#${answerId(source)}`}
      rules={isJoin ? joinFormRules(texts.buttons) : popupFormRules(texts.buttons)}
      consentVersion={texts.consent.version}
      sending={texts.sending}
      answer={answer}
      fields={
        <>
          <NameField texts={fields.name} />
          <EmailField name="email" texts={fields.email} />
          <PhoneField name="phone" texts={fields.phone} autoComplete={isJoin ? 'tel-national' : 'tel'} />
          <ConsentBox text={texts.consent.text} />
        </>
      }
    >
      <p>
        <SubmitButton>{texts.submit}</SubmitButton>
      </p>
    </LeadForm>
  )
}
