import type { LeadFormTexts } from '../../content/lead-forms.ts'
import type { LeadSource } from '../../contract/lead.ts'
import { answerId, type FormAnswer, type PostedForm } from '../../contract/posted-form.ts'
import { ContactFields } from './contact-fields.tsx'
import { popupFormRules } from './lead-rules.ts'
import { LeadForm } from './lead-form.tsx'
import { SubmitButton } from './submit-button.tsx'

type Props = {
  texts: LeadFormTexts
  source: LeadSource & PostedForm
  label: string
  path: string
  answer: FormAnswer | undefined
}

/** The form in the popups of the service pages. */
export const PopupForm = ({ texts, source, label, path, answer }: Props) => (
  <LeadForm
    source={source}
    label={label}
    action={`${path}#${answerId(source)}`}
    rules={popupFormRules(texts.buttons)}
    consentVersion={texts.consent.version}
    sending={texts.sending}
    answer={answer}
    fields={<ContactFields texts={texts} phone="tel" />}
  >
    <p>
      <SubmitButton>{texts.submit}</SubmitButton>
    </p>
  </LeadForm>
)
