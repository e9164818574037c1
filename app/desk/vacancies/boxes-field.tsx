import type { Option } from '../../../content/application-question.ts'
import { FieldError, FieldHelp, groupProps } from '../../ui/field.tsx'

type Props = {
  id: string
  label: string
  help?: string | undefined
  error?: string | undefined
  options: Option[]
  chosen: string[]
  onChange: (chosen: string[]) => void
}

/** Any number of a few options. */
export const BoxesField = ({ id, label, help, error, options, chosen, onChange }: Props) => (
  <fieldset className="field is-wide" tabIndex={-1} {...groupProps({ id, help, error })}>
    <legend className="field-label">{label}</legend>
    <FieldHelp id={id} help={help} />
    <div className="choices">
      {options.map(({ value, text }) => (
        <label className="choice" key={value}>
          <input
            className="checkbox"
            type="checkbox"
            checked={chosen.includes(value)}
            onChange={({ target }) =>
              onChange(target.checked ? [...chosen, value] : chosen.filter((other) => other !== value))
            }
          />
          {text}
        </label>
      ))}
    </div>
    <FieldError id={id} error={error} />
  </fieldset>
)
