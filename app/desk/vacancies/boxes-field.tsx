import type { Option } from '../../../content/application-question.ts'

type Props = {
  id: string
  label: string
  help?: string | undefined
  options: Option[]
  chosen: string[]
  onChange: (chosen: string[]) => void
}

/** Any number of a few options. */
export const BoxesField = ({ id, label, help, options, chosen, onChange }: Props) => (
  <fieldset className="field is-wide" aria-describedby={help && `${id}-help`}>
    <legend className="field-label">{label}</legend>
    {help && (
      <p className="field-help" id={`${id}-help`}>
        {help}
      </p>
    )}
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
  </fieldset>
)
