import type { LeadFormTexts } from '../../content/lead-forms.ts'
import type { LeadSource } from '../../contract/lead.ts'
import { ContactFields } from './contact-fields.tsx'
import type { FormAnswer } from './form-answer.ts'
import { LeadForm } from './lead-form.tsx'

type Props = {
  texts: LeadFormTexts
  source: LeadSource
  label: string
  action: string
  answer: FormAnswer | undefined
}

/** The form of the popups on the service pages. */
export const PopupForm = ({ texts, source, label, action, answer }: Props) => (
  <LeadForm
    source={source}
    label={label}
    action={action}
    rules={async () => (await import('./lead-rules.ts')).popupFormRules(texts.buttons)}
    consentVersion={texts.consent.version}
    sending={texts.sending}
    answer={answer}
    fields={<ContactFields texts={texts} phone="tel" />}
  >
    <p>
      <button className="button button-primary">{texts.submit}</button>
    </p>
  </LeadForm>
)
