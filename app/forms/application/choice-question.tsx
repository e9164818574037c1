import { FieldError } from '../../ui/field.tsx'
import { useField } from '../use-field.ts'
import { useFilling, type QuestionOf } from './filling.ts'

/** One answer of several. */
export const ChoiceQuestion = ({ question }: QuestionOf<'choice'>) => {
  const { texts } = useFilling()
  const { id, name, error } = useField(question.name)
  return (
    <fieldset
      className={error ? 'field is-error' : 'field'}
      aria-describedby={error ? `${id}-error` : undefined}
      aria-invalid={error ? true : undefined}
    >
      <legend className="field-label">
        {question.label} {!question.required && <small>{texts.optional}</small>}
      </legend>
      {question.help && <p className="field-help">{question.help}</p>}
      <div className="choices">
        {question.options.map(({ value, text }, index) => (
          <label className="choice" key={value}>
            <input
              className="checkbox"
              type="radio"
              name={name}
              value={value}
              // The list of what is missing leads to the first answer.
              id={index === 0 ? id : undefined}
              required={question.required}
            />
            {text}
          </label>
        ))}
      </div>
      <FieldError id={id} error={error} />
    </fieldset>
  )
}

/** Any number of answers. */
export const BoxesQuestion = ({ question }: QuestionOf<'boxes'>) => {
  const { texts } = useFilling()
  return (
    <fieldset className="field">
      <legend className="field-label">
        {question.label} <small>{texts.optional}</small>
      </legend>
      {question.help && <p className="field-help">{question.help}</p>}
      <div className="choices">
        {question.boxes.map((box) => (
          <label className="choice" key={box.name}>
            <input className="checkbox" type="checkbox" name={box.name} value="true" />
            {box.text}
          </label>
        ))}
      </div>
    </fieldset>
  )
}
