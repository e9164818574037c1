import { useEffect, useState } from 'react'
import { questionFormTexts as texts } from '../../../content/admin/questions.ts'
import type { QuestionContent } from '../../../contract/question.ts'
import { InputField, SelectField } from '../../ui/field.tsx'
import { call } from '../calls/call.ts'
import { textFieldsOf, type FormProps } from './define-form.tsx'
import { ParagraphsField } from './paragraphs-field.tsx'
import { PositionField } from './position-field.tsx'

export const QuestionForm = (props: FormProps<QuestionContent>) => {
  const { value, errors, onChange } = props
  const text = textFieldsOf(props)
  const set = (change: Partial<QuestionContent>) => onChange({ ...value, ...change })
  const pages = useQuestionPages()
  const options = pages.includes(value.page) || value.page === '' ? pages : [value.page, ...pages]
  return (
    <>
      <SelectField
        {...text('page', texts.page)}
        help={texts.pageHelp}
        none={texts.choosePage}
        options={options.map((path) => [path, path])}
      />
      <InputField {...text('question', texts.question)} help={texts.questionHelp} />
      <ParagraphsField
        id="answer"
        label={texts.answer}
        help={texts.answerHelp}
        errors={errors}
        paragraphs={value.answer}
        onChange={(answer) => set({ answer })}
      />
      <PositionField
        label={texts.position}
        help={texts.positionHelp}
        error={errors['position']}
        min={1}
        max={99}
        value={value.position}
        onChange={(position) => set({ position })}
      />
    </>
  )
}

/** The paths of the pages that show questions; none while they cannot be read. */
function useQuestionPages(): string[] {
  const [paths, setPaths] = useState<string[]>([])
  useEffect(() => {
    readPaths().then(setPaths, () => undefined)
  }, [])
  return paths
}

/** The key of a question in the site's files begins with its page. */
async function readPaths(): Promise<string[]> {
  const { publications } = await call('publications.list')
  const keys = publications.filter(({ kind }) => kind === 'question').map(({ key }) => key)
  return [...new Set(keys.filter((key) => key.startsWith('/')).map((key) => key.split('#')[0] ?? key))].toSorted()
}
