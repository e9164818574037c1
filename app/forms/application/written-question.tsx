import { InputField, SelectField, TextField } from '../../ui/field.tsx'
import { useField } from '../use-field.ts'
import { isAsked } from './answers.ts'
import { useQuestionContext, type QuestionOf } from './question-context.ts'

/** A question answered with text or from a select list. */
export const WrittenQuestion = ({ question }: QuestionOf<'text' | 'long' | 'select'>) => {
  const { texts, answers, onBlur } = useQuestionContext()
  const { label, help, required, needs } = question
  const isDisabled = !isAsked(question, answers)
  const note = required || needs ? undefined : texts.optional
  const shared = {
    ...useField(question.name),
    label,
    help,
    note,
    required,
    disabled: isDisabled,
    onBlur: () => onBlur(question.name),
  }
  return (
    <div hidden={isDisabled && needs?.otherwise === 'hidden'}>
      {question.kind === 'long' && <TextField {...shared} />}
      {question.kind === 'select' && (
        <SelectField
          {...shared}
          none={question.none}
          options={question.options.map(({ value, text }) => [value, text])}
        />
      )}
      {question.kind === 'text' && (
        <InputField {...shared} {...inputProps[question.type ?? 'text']} autoComplete={question.autoComplete} />
      )}
    </div>
  )
}

/** Input types, for the right keyboard on phones. No `maxLength`, as in `fields.tsx`. */
const inputProps = {
  text: { type: 'text' },
  email: { type: 'email', inputMode: 'email' },
  tel: { type: 'tel', inputMode: 'tel' },
  date: { type: 'date', min: '1900-01-01', max: '2199-12-31' },
} as const
