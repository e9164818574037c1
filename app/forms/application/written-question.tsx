import { InputField, SelectField, TextField } from '../../ui/field.tsx'
import { useField } from '../use-field.ts'
import { isAsked } from './answers.ts'
import { useFilling, type QuestionOf } from './filling.ts'

/** A question that is answered in writing or from a list. */
export const WrittenQuestion = ({ question }: QuestionOf<'text' | 'long' | 'select'>) => {
  const { texts, answers, onLeave } = useFilling()
  const { defaultValue: _none, ...field } = useField(question.name)
  const { label, help, required, needs } = question
  const isOff = !isAsked(question, answers)
  const note = required || needs ? undefined : texts.optional
  const shared = { ...field, label, help, note, required, disabled: isOff, onBlur: () => onLeave(question.name) }
  return (
    <div hidden={isOff && needs?.otherwise === 'hidden'}>
      {question.kind === 'long' && <TextField {...shared} maxLength={10_000} />}
      {question.kind === 'select' && (
        <SelectField {...shared}>
          <option value="">{question.none}</option>
          {question.options.map(({ value, text }) => (
            <option value={value} key={value}>
              {text}
            </option>
          ))}
        </SelectField>
      )}
      {question.kind === 'text' && (
        <InputField {...shared} {...keyboards[question.type ?? 'text']} autoComplete={question.autoComplete} />
      )}
    </div>
  )
}

/** The right keyboard on phones, and no more than can be stored. */
const keyboards = {
  text: { type: 'text', maxLength: 500 },
  email: { type: 'email', inputMode: 'email', maxLength: 254 },
  tel: { type: 'tel', inputMode: 'tel', maxLength: 40 },
  date: { type: 'date', min: '1900-01-01', max: '2199-12-31' },
} as const
