import { expect, test } from 'vitest'
import { answerText, answerTexts } from './application-answers.ts'
import type { Question } from './application-question.ts'
import { applicationPage } from './pages/job-application.ts'

const questions = applicationPage.form.sections.flatMap((section) => section.questions)

const isQuestion = (name: string): name is keyof typeof answerTexts => Object.hasOwn(answerTexts, name)

/** The choices of the form, as question, code and label. */
function choicesIn(question: Question): [question: string, code: string, label: string][] {
  if (question.kind === 'choice') return question.options.map(({ value, text }) => [question.name, value, text])
  if (question.kind === 'select') return question.options.map(({ value, text }) => ['languageLevel', value, text])
  if (question.kind !== 'boxes') return []
  return question.boxes.map(({ name, text }) => {
    const [field = '', code = ''] = name.split('.')
    return [field, code.replace('_checked', ''), text]
  })
}

test('the desk and the export use the form’s labels for every choice', () => {
  const choices = questions.flatMap(choicesIn)
  const asked = new Set(choices.map(([question]) => question))
  expect(asked).toEqual(new Set(Object.keys(answerTexts)))
  for (const [question, code, label] of choices)
    expect(isQuestion(question) && answerText(question, code), `${question} ${code}`).toBe(label)
})
