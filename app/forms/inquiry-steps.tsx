import { useEffect, useRef, useState } from 'react'
import type { HomeContent } from '../../content/pages/home.ts'
import { answerId } from '../../contract/posted-form.ts'
import { ConsentBox, EmailField, NameField } from './fields.tsx'
import { inquiryFormRules } from './inquiry-rules.ts'
import { LeadForm } from './lead-form.tsx'
import { PhoneField } from './phone-field.tsx'
import { RequestFields } from './request-fields.tsx'
import { SubmitButton } from './submit-button.tsx'

type Props = {
  texts: Omit<HomeContent['popup'], 'title' | 'text' | 'points' | 'picture'>
  /** The id of the form that closes the popup around this one. */
  closing: string
}

const firstStep = ['name', 'Email', 'Phone', 'agreed'] as const

/** The inquiry form of the home popup: contact data and consent first, then the subject. */
export const InquirySteps = ({ texts, closing }: Props) => {
  const { label, fields, consent, sending, alerts } = texts.form
  const [step, setStep] = useState(0)
  const stepLine = useFocusOnChange<HTMLParagraphElement>(step)
  return (
    <div className="form">
      <div>
        <h3>{texts.formTitle}</h3>
        <p className="step-count" tabIndex={-1} ref={stepLine}>
          {texts.steps[step]}
        </p>
      </div>
      <LeadForm
        source="home-popup"
        label={label}
        action={`/?index#${answerId('home')}`}
        rules={inquiryFormRules(alerts)}
        consentVersion={consent.version}
        sending={sending}
        step={step === 0 ? { fields: firstStep, onValid: () => setStep(1) } : undefined}
        fields={
          <>
            <div className="form" hidden={step !== 0}>
              <NameField texts={fields.name} />
              <EmailField name="Email" texts={fields.Email} />
              <PhoneField name="Phone" texts={fields.Phone} autoComplete="tel" />
              <ConsentBox text={consent.text} />
            </div>
            <div className="form" hidden={step !== 1}>
              <RequestFields fields={fields} />
            </div>
          </>
        }
      >
        <p className="cluster">
          <SubmitButton>{step === 0 ? texts.next : texts.submit}</SubmitButton>
          {step === 1 && (
            <button className="button button-quiet" type="button" onClick={() => setStep(0)}>
              {texts.back}
            </button>
          )}
          <button className="button button-plain" form={closing}>
            {texts.close}
          </button>
        </p>
      </LeadForm>
    </div>
  )
}

/** Focuses the element when the value changes, so that it is announced, but not on first render. */
function useFocusOnChange<T extends HTMLElement>(value: number) {
  const element = useRef<T>(null)
  const shown = useRef(value)
  useEffect(() => {
    if (shown.current === value) return
    shown.current = value
    element.current?.focus()
  }, [value])
  return element
}
