import type { FormSection, Question } from '../../../content/application-question.ts'
import { typedLetterAnswer } from '../../../contract/typed-letter.ts'
import { certifications, extraLanguages, regulatoryTopics } from '../../../contract/application-options.ts'

/** Entered values by control name. Unchecked boxes and empty fields are left out. */
export type Answers = Record<string, string>

const objectFields = [
  'additionalLanguages',
  'professionalCertifications',
  'regulatoryKnowledge',
  'reference1',
  'reference2',
]

/** Parts of object fields that are booleans; all others are text. */
const booleanParts = new Set([
  ...extraLanguages.map((language) => `additionalLanguages.${language}_checked`),
  ...certifications.map((certificate) => `professionalCertifications.${certificate}`),
  ...regulatoryTopics.map((topic) => `regulatoryKnowledge.${topic}`),
])

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

const isControl = (element: Element): element is Control =>
  (element instanceof HTMLInputElement && element.type !== 'file') ||
  element instanceof HTMLTextAreaElement ||
  element instanceof HTMLSelectElement

const isCheckable = (control: Control): control is HTMLInputElement =>
  control instanceof HTMLInputElement && (control.type === 'checkbox' || control.type === 'radio')

const controlsOf = (form: HTMLFormElement) => [...form.elements].filter(isControl).filter(({ name }) => name !== '')

/**
 * Reads every control, including disabled ones: which are disabled depends on other answers and on when React last
 * rendered. Only `askedAnswers` decides which answers count.
 */
export const readAnswers = (form: HTMLFormElement): Answers =>
  Object.fromEntries(
    controlsOf(form)
      .filter((control) => control.value !== '' && (!isCheckable(control) || control.checked))
      .map(({ name, value }) => [name, value]),
  )

/** The names of all controls. */
export const shownNames = (form: HTMLFormElement) => new Set(controlsOf(form).map(({ name }) => name))

/** Sets controls to answers. An empty string clears the control. */
export function showAnswers(form: HTMLFormElement, answers: Answers) {
  for (const control of controlsOf(form)) {
    const value = answers[control.name]
    if (value === undefined) continue
    if (isCheckable(control)) control.checked = control.value === value
    else if (control.value !== value) control.value = value
  }
}

/** The changes that turn `before` into `after`; removed answers become empty strings. */
export const changesBetween = (before: Answers, after: Answers): Answers =>
  Object.fromEntries(
    [...new Set([...Object.keys(before), ...Object.keys(after)])]
      .filter((name) => before[name] !== after[name])
      .map((name) => [name, after[name] ?? '']),
  )

/** How the controls differ from `before`. A draft may also contain answers to questions that are no longer shown. */
export function shownChanges(form: HTMLFormElement, before: Answers): Answers {
  const shown = shownNames(form)
  const changes = Object.entries(changesBetween(before, readAnswers(form)))
  return Object.fromEntries(changes.filter(([name]) => shown.has(name)))
}

export const withChanges = (answers: Answers, changes: Answers): Answers =>
  Object.fromEntries(Object.entries({ ...answers, ...changes }).filter(([, value]) => value !== ''))

/** Leaves out answers to questions that are not in these sections, or not asked because of another answer. */
export function askedAnswers(sections: readonly FormSection[], answers: Answers): Answers {
  const asked = new Set(
    sections
      .flatMap((section) => flattenQuestions(section.questions))
      .filter((question) => isAsked(question, answers))
      .flatMap(answerNames),
  )
  return Object.fromEntries(Object.entries(answers).filter(([name]) => asked.has(name)))
}

/** The names of the controls of a question, except those of files. */
function answerNames(question: Question): string[] {
  switch (question.kind) {
    case 'row':
    case 'group':
      return question.questions.flatMap(answerNames)
    case 'boxes':
      return question.boxes.map((box) => box.name)
    case 'signature':
      return ['signatureKind']
    case 'file':
      return question.typed ? [question.typed.name] : []
    case 'text':
    case 'long':
    case 'select':
    case 'choice':
    case 'box':
      return [question.name]
  }
}

const flattenQuestions = (questions: readonly Question[]): Question[] =>
  questions.flatMap((question) => ('questions' in question ? flattenQuestions(question.questions) : [question]))

/** A question that depends on another is asked only if that one has the required answer. */
export const isAsked = (question: Question, answers: Answers) =>
  !('needs' in question) || !question.needs || answers[question.needs.name] === question.needs.value

/** The answers as they are sent, without a typed letter, which is sent as a file: plain fields unchanged, the parts of each object as one JSON string. */
export function toFields(answers: Answers): Record<string, string> {
  const plain = Object.entries(answers).filter(([name]) => !name.includes('.') && name !== typedLetterAnswer)
  const grouped = objectFields.map((object) => [object, JSON.stringify(partsOf(object, answers))] as const)
  return Object.fromEntries([...plain, ...grouped])
}

const partsOf = (object: string, answers: Answers) =>
  Object.fromEntries(
    Object.entries(answers)
      .filter(([name]) => name.startsWith(`${object}.`))
      .map(([name, value]) => [name.slice(object.length + 1), booleanParts.has(name) ? true : value]),
  )
