import type { FormSection, Question } from '../../../content/application-question.ts'
import { withoutMarkup } from '../../../contract/inline-markup.ts'
import { longDate } from '../../text/long-date.ts'
import type { Answers } from './answers.ts'

type FormattedAnswer = { label: string; text: string }
export type FormattedSection = { title: string; answers: FormattedAnswer[] }

/** Texts for answers that have none of their own. */
type AnswerLabels = { yes: string; typedSignature: string; drawnSignature: string; signature: string }

/** The answers in readable form: in the order of the questions, with the labels of the chosen options. */
export const formatAnswers = (
  sections: readonly FormSection[],
  answers: Answers,
  labels: AnswerLabels,
  isSigned: boolean,
): FormattedSection[] =>
  sections
    .map(({ title, questions }) => ({ title, answers: answersTo(questions, answers, labels, isSigned) }))
    .filter((section) => section.answers.length > 0)

const answersTo = (
  questions: readonly Question[],
  answers: Answers,
  labels: AnswerLabels,
  isSigned: boolean,
): FormattedAnswer[] =>
  questions.flatMap((question): FormattedAnswer[] => {
    switch (question.kind) {
      case 'row':
        return answersTo(question.questions, answers, labels, isSigned)
      case 'group':
        return answersTo(question.questions, answers, labels, isSigned).map(({ label, text }) => ({
          label: `${question.label}: ${label}`,
          text,
        }))
      case 'boxes': {
        const checked = question.boxes.filter(({ name }) => answers[name]).map((box) => box.text)
        return checked.length > 0 ? [{ label: question.label, text: checked.join(', ') }] : []
      }
      case 'choice':
      case 'select': {
        const chosen = question.options.find(({ value }) => value === answers[question.name])
        return chosen ? [{ label: question.label, text: chosen.text }] : []
      }
      case 'box':
        return answers[question.name] ? [{ label: withoutMarkup(question.label), text: labels.yes }] : []
      case 'text': {
        const text = answers[question.name]
        if (!text) return []
        return [{ label: question.label, text: question.type === 'date' ? dateText(text) : text }]
      }
      case 'long': {
        const text = answers[question.name]
        return text ? [{ label: question.label, text }] : []
      }
      case 'signature': {
        const text = answers['signatureKind'] === 'typed' ? labels.typedSignature : labels.drawnSignature
        return isSigned ? [{ label: labels.signature, text }] : []
      }
      case 'file': {
        const text = question.typed && answers[question.typed.name]
        return text ? [{ label: question.label, text }] : []
      }
    }
  })

/** Browsers without a field for dates let people type anything. */
const dateText = (entered: string) =>
  /^\d{4}-\d\d-\d\d$/.test(entered) && !Number.isNaN(Date.parse(entered)) ? longDate(entered) : entered
