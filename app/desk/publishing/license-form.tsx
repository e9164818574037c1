import { licenseFormTexts as texts } from '../../../content/admin/licenses.ts'
import { usStates } from '../../../content/us-states.ts'
import { agencyParts, licenseParts, licenseStatuses, type LicenseContent } from '../../../contract/license.ts'
import { Checkbox } from '../../ui/checkbox.tsx'
import { InputField, SelectField } from '../../ui/field.tsx'
import { textFieldsOf, type FormProps } from './define-form.tsx'
import { ParagraphsField } from './paragraphs-field.tsx'

type Props = FormProps<LicenseContent>

export const LicenseForm = (props: Props) => {
  const { value, errors, onChange } = props
  const set = (change: Partial<LicenseContent>) => onChange({ ...value, ...change })
  return (
    <>
      <License {...props} />
      <Days {...props} />
      <Regulator {...props} />
      <InputField
        id="statute"
        label={texts.parts.statute}
        note={texts.optional}
        error={errors['statute']}
        value={value.statute ?? ''}
        onChange={({ target }) => set({ statute: target.value || undefined })}
      />
      <ParagraphsField
        id="disclosures"
        label={texts.disclosures}
        help={texts.disclosuresHelp}
        errors={errors}
        paragraphs={value.disclosures}
        onChange={(disclosures) => set({ disclosures })}
      />
      <Unverified {...props} />
    </>
  )
}

const License = (props: Props) => {
  const { value, errors, onChange } = props
  const chooseState = (code: string) => {
    const state = Object.entries(usStates).find(([known]) => known === code)?.[1] ?? ''
    onChange({ ...value, code, state, jurisdiction: state })
  }
  /** A day that is no longer asked for is not kept. */
  const chooseStatus = (name: string) => {
    const status = licenseStatuses.find((known) => known === name) ?? 'pending'
    onChange({ ...value, status, surrenderedOn: status === 'surrendered' ? value.surrenderedOn : undefined })
  }
  return (
    <>
      <SelectField
        id="code"
        label={texts.state}
        help={texts.stateHelp}
        error={errors['code']}
        value={value.code}
        onChange={({ target }) => chooseState(target.value)}
        none={texts.chooseState}
        options={Object.entries(usStates)}
      />
      <div className="form-pair">
        <InputField {...textFieldsOf(props)('licenseNumber', texts.licenseNumber)} />
        <SelectField
          id="status"
          label={texts.status}
          error={errors['status']}
          value={value.status}
          onChange={({ target }) => chooseStatus(target.value)}
          options={licenseStatuses.map((status) => [status, texts.statuses[status]])}
        />
      </div>
    </>
  )
}

const days = ['issuedOn', 'renewedOn', 'expiresOn', 'surrenderedOn'] as const

const Days = ({ value, itemKey, errors, onChange }: Props) => (
  <>
    <div className="form-pair">
      {days
        .filter((day) => day !== 'surrenderedOn' || value.status === 'surrendered')
        .map((day) => (
          <InputField
            key={day}
            id={day}
            type="date"
            label={texts.days[day]}
            note={day === 'surrenderedOn' ? undefined : texts.optional}
            error={errors[day]}
            value={value[day] ?? ''}
            onChange={({ target }) => onChange({ ...value, [day]: target.value || undefined })}
          />
        ))}
    </div>
    <InputField
      {...textFieldsOf({ value, itemKey, errors, onChange })('asOf', texts.asOf)}
      type="date"
      help={texts.asOfHelp}
    />
  </>
)

const requiredParts = new Set(['name', 'address', 'phone', 'website'])

const Regulator = ({ value, errors, onChange }: Props) => (
  <fieldset className="license-part">
    <legend>{texts.regulator}</legend>
    {agencyParts.map((part) => (
      <InputField
        key={part}
        id={`agency.${part}`}
        label={texts.parts[part]}
        note={requiredParts.has(part) ? undefined : texts.optional}
        error={errors[`agency.${part}`]}
        value={value.agency[part] ?? ''}
        onChange={({ target }) =>
          onChange({ ...value, agency: { ...value.agency, [part]: writtenIn(part, target.value) } })
        }
      />
    ))}
  </fieldset>
)

/** An optional part that is empty is left out. */
const writtenIn = (part: string, typed: string) => (typed === '' && !requiredParts.has(part) ? undefined : typed)

const Unverified = ({ value, onChange }: Props) => {
  const { unverified = [] } = value
  return (
    <fieldset className="license-part">
      <legend>{texts.unverified}</legend>
      <p className="small soft">{texts.unverifiedHelp}</p>
      {licenseParts.map((part) => (
        <Checkbox
          key={part}
          id={`unverified-${part}`}
          checked={unverified.includes(part)}
          onChange={({ target }) =>
            onChange({
              ...value,
              unverified: target.checked ? [...unverified, part] : unverified.filter((other) => other !== part),
            })
          }
        >
          {texts.parts[part]}
        </Checkbox>
      ))}
    </fieldset>
  )
}
