import { certifications, extraLanguages, regulatoryTopics } from '../../../contract/application-options.ts'

/** What was entered, by the name of the control; a box that is not ticked and a field left empty are not in it. */
export type Answers = Record<string, string>

const objects = ['additionalLanguages', 'professionalCertifications', 'regulatoryKnowledge', 'reference1', 'reference2']

/** Parts of object fields that are true or false; the others are text. */
const ticks = new Set([
  ...extraLanguages.map((language) => `additionalLanguages.${language}_checked`),
  ...certifications.map((certificate) => `professionalCertifications.${certificate}`),
  ...regulatoryTopics.map((topic) => `regulatoryKnowledge.${topic}`),
])

export const readAnswers = (form: HTMLFormElement): Answers =>
  Object.fromEntries(
    [...new FormData(form)].filter(
      (entry): entry is [string, string] => typeof entry[1] === 'string' && entry[1] !== '',
    ),
  )

/** Puts answers into controls that are still untouched; what a visitor has entered meanwhile stays. */
export function fillForm(form: HTMLFormElement, answers: Answers) {
  const touched = readAnswers(form)
  for (const control of form.elements) {
    const value = 'name' in control && typeof control.name === 'string' && answers[control.name]
    if (!value || touched[control.getAttribute('name') ?? '']) continue
    if (control instanceof HTMLInputElement && isBox(control)) control.checked = control.value === value
    else if (control instanceof HTMLInputElement || isText(control)) control.value = value
  }
}

const isBox = (control: HTMLInputElement) => control.type === 'checkbox' || control.type === 'radio'

const isText = (control: Element): control is HTMLTextAreaElement | HTMLSelectElement =>
  control instanceof HTMLTextAreaElement || control instanceof HTMLSelectElement

/** The answers as they travel: plain fields as they are, the parts of an object together as JSON text. */
export function toFields(answers: Answers): Record<string, string> {
  const plain = Object.entries(answers).filter(([name]) => !name.includes('.'))
  const grouped = objects.map((object) => [object, JSON.stringify(partsOf(object, answers))] as const)
  return Object.fromEntries([...plain, ...grouped])
}

const partsOf = (object: string, answers: Answers) =>
  Object.fromEntries(
    Object.entries(answers)
      .filter(([name]) => name.startsWith(`${object}.`))
      .map(([name, value]) => [name.slice(object.length + 1), ticks.has(name) ? true : value]),
  )
