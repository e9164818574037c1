import type { LeadFormTexts } from '../../content/lead-forms.ts'
import { ConsentBox, EmailField, NameField } from './fields.tsx'
import { PhoneField } from './phone-field.tsx'

type Props = { texts: LeadFormTexts; phone: 'tel' | 'tel-national' }

/** The fields of the Join form and of the lead popups. */
export const ContactFields = ({ texts: { fields, consent }, phone }: Props) => (
  <>
    <NameField name="name" texts={fields.name} />
    <EmailField name="email" texts={fields.email} />
    <PhoneField name="phone" texts={fields.phone} autoComplete={phone} />
    <ConsentBox name="agreed" text={consent.text} />
  </>
)
