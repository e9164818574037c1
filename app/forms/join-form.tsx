import type { LeadFormTexts } from '../../content/lead-forms.ts'
import { answerId, type FormAnswer } from '../../contract/posted-form.ts'
import { ContactFields } from './contact-fields.tsx'
import { joinFormRules } from './lead-rules.ts'
import { LeadForm } from './lead-form.tsx'
import { SubmitButton } from './submit-button.tsx'

type Props = { texts: LeadFormTexts; label: string; answer: FormAnswer | undefined }

export const JoinForm = ({ texts, label, answer }: Props) => (
  <LeadForm
    source="join"
    label={label}
    action={`/company#${answerId('join')}`}
    rules={joinFormRules(texts.buttons)}
    consentVersion={texts.consent.version}
    sending={texts.sending}
    answer={answer}
    fields={<ContactFields texts={texts} phone="tel-national" />}
  >
    <p>
      <SubmitButton>{texts.submit}</SubmitButton>
    </p>
  </LeadForm>
)
