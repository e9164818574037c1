import { describedBy, FieldError, FieldHelp } from '../../ui/field.tsx'
import { useField } from '../use-field.ts'
import { useQuestionContext, type QuestionOf } from './question-context.ts'

/** Radio buttons. Only the group is marked as required: browsers would report every required button as invalid. */
export const ChoiceQuestion = ({ question }: QuestionOf<'choice'>) => {
  const { texts } = useQuestionContext()
  const { id, name, error } = useField(question.name)
  return (
    <fieldset
      className={error ? 'field is-error' : 'field'}
      role="radiogroup"
      aria-describedby={describedBy({ id, help: question.help, error })}
      aria-required={question.required}
      aria-invalid={error !== undefined}
    >
      <legend className="field-label">
        {question.label} {!question.required && <small>{texts.optional}</small>}
      </legend>
      <FieldHelp id={id} help={question.help} />
      <div className="choices">
        {question.options.map(({ value, text }, index) => (
          <label className="choice" key={value}>
            <input
              className="checkbox"
              type="radio"
              name={name}
              value={value}
              // The error summary links to the first option.
              id={index === 0 ? id : undefined}
            />
            {text}
          </label>
        ))}
      </div>
      <FieldError id={id} error={error} />
    </fieldset>
  )
}

/** Checkboxes: any number of answers. */
export const BoxesQuestion = ({ question }: QuestionOf<'boxes'>) => {
  const { texts } = useQuestionContext()
  const { id } = useField(question.boxes[0]?.name ?? '')
  return (
    <fieldset className="field" aria-describedby={describedBy({ id, help: question.help })}>
      <legend className="field-label">
        {question.label} <small>{texts.optional}</small>
      </legend>
      <FieldHelp id={id} help={question.help} />
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
