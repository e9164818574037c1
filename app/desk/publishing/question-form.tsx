import { questionFormTexts as texts } from '../../../content/admin/questions.ts'
import type { QuestionContent } from '../../../contract/question.ts'
import { InputField, SelectField } from '../../ui/field.tsx'
import type { FormProps } from './define-form.tsx'
import { ParagraphsField } from './paragraphs-field.tsx'
import { useQuestionPages } from './use-question-pages.ts'

export const QuestionForm = ({ value, errors, onChange }: FormProps<QuestionContent>) => {
  const set = (change: Partial<QuestionContent>) => onChange({ ...value, ...change })
  const pages = useQuestionPages()
  const options = pages.includes(value.page) || value.page === '' ? pages : [value.page, ...pages]
  return (
    <>
      <SelectField
        id="page"
        label={texts.page}
        help={texts.pageHelp}
        error={errors['page']}
        value={value.page}
        onChange={({ target }) => set({ page: target.value })}
        none={texts.choosePage}
        options={options.map((path) => [path, path])}
      />
      <InputField
        id="question"
        label={texts.question}
        help={texts.questionHelp}
        error={errors['question']}
        maxLength={200}
        value={value.question}
        onChange={({ target }) => set({ question: target.value })}
      />
      <ParagraphsField
        id="answer"
        label={texts.answer}
        help={texts.answerHelp}
        errors={errors}
        rows={8}
        paragraphs={value.answer}
        onChange={(answer) => set({ answer })}
      />
      <InputField
        id="position"
        label={texts.position}
        help={texts.positionHelp}
        error={errors['position']}
        type="number"
        min={1}
        max={99}
        value={value.position}
        onChange={({ target }) => set({ position: Math.min(99, Math.max(1, Math.round(target.valueAsNumber) || 1)) })}
      />
    </>
  )
}
