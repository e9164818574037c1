import type { FormSection, Question } from '../../../content/application-question.ts'
import { certifications, extraLanguages, regulatoryTopics } from '../../../contract/application-options.ts'

/** What was entered, by the name of the control; a box that is not checked and a field left empty are not in it. */
export type Answers = Record<string, string>

const objects = ['additionalLanguages', 'professionalCertifications', 'regulatoryKnowledge', 'reference1', 'reference2']

/** Parts of object fields that are true or false; the others are text. */
const boxes = new Set([
  ...extraLanguages.map((language) => `additionalLanguages.${language}_checked`),
  ...certifications.map((certificate) => `professionalCertifications.${certificate}`),
  ...regulatoryTopics.map((topic) => `regulatoryKnowledge.${topic}`),
])

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

const isControl = (element: Element): element is Control =>
  (element instanceof HTMLInputElement && element.type !== 'file') ||
  element instanceof HTMLTextAreaElement ||
  element instanceof HTMLSelectElement

const isBox = (control: Control): control is HTMLInputElement =>
  control instanceof HTMLInputElement && (control.type === 'checkbox' || control.type === 'radio')

const controlsOf = (form: HTMLFormElement) => [...form.elements].filter(isControl).filter(({ name }) => name !== '')

/**
 * Reads every control, also those that are disabled right now: whether one is disabled depends on other answers, and on
 * when React has shown them. What of it counts is decided by `askedAnswers` alone.
 */
export const readAnswers = (form: HTMLFormElement): Answers =>
  Object.fromEntries(
    controlsOf(form)
      .filter((control) => control.value !== '' && (!isBox(control) || control.checked))
      .map(({ name, value }) => [name, value]),
  )

/** Puts answers into their controls; an empty text empties its control. */
export function showAnswers(form: HTMLFormElement, answers: Answers) {
  for (const control of controlsOf(form)) {
    const value = answers[control.name]
    if (value === undefined) continue
    if (isBox(control)) control.checked = control.value === value
    else if (control.value !== value) control.value = value
  }
}

/** What has to be put into a form that shows `before`, so that it shows `after`. */
export const changesBetween = (before: Answers, after: Answers): Answers =>
  Object.fromEntries(
    [...new Set([...Object.keys(before), ...Object.keys(after)])]
      .filter((name) => before[name] !== after[name])
      .map((name) => [name, after[name] ?? '']),
  )

export const withChanges = (answers: Answers, changes: Answers): Answers =>
  Object.fromEntries(Object.entries({ ...answers, ...changes }).filter(([, value]) => value !== ''))

/** Without the answers to questions that are not asked because another answer rules them out. */
export function askedAnswers(sections: readonly FormSection[], answers: Answers): Answers {
  const unasked = new Set(
    sections
      .flatMap((section) => everyQuestion(section.questions))
      .flatMap((question) => ('name' in question && !isAsked(question, answers) ? [question.name] : [])),
  )
  return Object.fromEntries(Object.entries(answers).filter(([name]) => !unasked.has(name)))
}

const everyQuestion = (questions: readonly Question[]): Question[] =>
  questions.flatMap((question) => ('questions' in question ? everyQuestion(question.questions) : [question]))

/** A question that depends on another one is asked when that one has the needed answer. */
export const isAsked = (question: Question, answers: Answers) =>
  !('needs' in question) || !question.needs || answers[question.needs.name] === question.needs.value

/** The answers as they are sent: plain fields as they are, the parts of an object together as JSON text. */
export function toFields(answers: Answers): Record<string, string> {
  const plain = Object.entries(answers).filter(([name]) => !name.includes('.'))
  const grouped = objects.map((object) => [object, JSON.stringify(partsOf(object, answers))] as const)
  return Object.fromEntries([...plain, ...grouped])
}

const partsOf = (object: string, answers: Answers) =>
  Object.fromEntries(
    Object.entries(answers)
      .filter(([name]) => name.startsWith(`${object}.`))
      .map(([name, value]) => [name.slice(object.length + 1), boxes.has(name) ? true : value]),
  )
