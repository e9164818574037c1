import type { FormSection, Question } from '../../../content/application-question.ts'
import type { Answers } from './answers.ts'

export type AnswerInWords = { label: string; text: string }
export type SectionInWords = { title: string; answers: AnswerInWords[] }

/** How answers read that are no text of their own. */
type Words = { yes: string; typedSignature: string; drawnSignature: string; signature: string }

/** The answers as a person reads them: the questions in their order, with the words that were chosen. */
export const inWords = (sections: readonly FormSection[], answers: Answers, words: Words): SectionInWords[] =>
  sections
    .map(({ title, questions }) => ({ title, answers: answersTo(questions, answers, words) }))
    .filter((section) => section.answers.length > 0)

const answersTo = (questions: readonly Question[], answers: Answers, words: Words): AnswerInWords[] =>
  questions.flatMap((question): AnswerInWords[] => {
    switch (question.kind) {
      case 'row':
        return answersTo(question.questions, answers, words)
      case 'group':
        return answersTo(question.questions, answers, words).map(({ label, text }) => ({
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
        return answers[question.name] ? [{ label: withoutLinks(question.label), text: words.yes }] : []
      case 'text':
      case 'long': {
        const text = answers[question.name]
        return text ? [{ label: question.label, text }] : []
      }
      case 'signature':
        return [
          {
            label: words.signature,
            text: answers['signatureKind'] === 'typed' ? words.typedSignature : words.drawnSignature,
          },
        ]
      case 'file':
        return []
    }
  })

const withoutLinks = (text: string) => text.replaceAll(/\[([^[\]]*)\]\([^()]*\)/g, '$1')
