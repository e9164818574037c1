import { z } from 'zod'
import {
  answerGroups,
  applicantTexts,
  applicationsTexts,
  keyFactNames,
  levelNames,
  residenceNames,
} from '../../../content/admin/applications.ts'
import { answerText, type ChoiceQuestion } from '../../../content/application-answers.ts'
import { extraLanguages } from '../../../contract/application-options.ts'
import type { ApplicationRecord, ApplicationRow, TextAnswer } from '../../../contract/desk-applications.ts'

const Answers = z.record(z.string(), z.union([z.string(), z.boolean()]))

/** Object fields are stored as JSON text; one that cannot be parsed counts as not answered. */
export function readAnswers(json: string): Record<string, string | boolean> {
  try {
    return Answers.parse(JSON.parse(json))
  } catch {
    return {}
  }
}

const choiceFields = [
  'resideInTwinCities',
  'englishProficiency',
  'highestEducation',
  'yearsProfessionalExperience',
  'managedProjectsPrograms',
] as const satisfies ChoiceQuestion[]

/** The answer as the form labels it. */
export function answerTo(record: ApplicationRecord, name: TextAnswer): string {
  if (name === 'availability') return availabilityOf(record)
  const choice = choiceFields.find((field) => field === name)
  return choice ? answerText(choice, record[choice]) : (record[name] ?? '')
}

export const orNotAnswered = (text: string) => text || applicantTexts.notAnswered

/** The form does not ask for `yearsBsaAml`; it is shown only when another API client has sent it. */
const isShown = (record: ApplicationRecord, name: string) => name !== 'yearsBsaAml' || Boolean(record.yearsBsaAml)

const availabilityOf = ({
  availability,
  availabilityOther,
}: Pick<ApplicationRow, 'availability' | 'availabilityOther'>) =>
  availability === 'other' && availabilityOther ? availabilityOther : answerText('availability', availability)

export function languagesOf(record: Pick<ApplicationRow, 'additionalLanguages'>) {
  const answers = readAnswers(record.additionalLanguages)
  return extraLanguages.map((language) => ({
    name: answerText('additionalLanguages', language),
    chosen: answers[`${language}_checked`] === true,
    level: String(answers[`${language}_level`] ?? ''),
  }))
}

export const experienceOf = ({ yearsProfessionalExperience }: ApplicationRow) =>
  answerText('yearsProfessionalExperience', yearsProfessionalExperience)

/** All languages of a row with their levels, such as “English fluent, Somali professional”. */
export const languageSummary = (row: ApplicationRow) =>
  [
    { name: applicantTexts.english, level: row.englishProficiency },
    ...languagesOf(row).filter((language) => language.chosen),
  ]
    .map(({ name, level }) => `${name} ${levelNames[level] ?? level}`.trim())
    .join(', ')

export const placeAndStart = (row: ApplicationRow) => {
  const start = availabilityOf(row)
  return [residenceNames[row.resideInTwinCities] ?? row.resideInTwinCities, start && applicationsTexts.starts(start)]
    .filter(Boolean)
    .join(', ')
}

const joinOrNone = (names: string[]) => names.join(', ') || keyFactNames.none

/** What a hiring manager looks at first. */
export function keyFacts(record: ApplicationRecord): { label: string; text: string }[] {
  const certifications = readAnswers(record.professionalCertifications)
  const certified = Object.keys(certifications)
    .filter((name) => certifications[name] === true)
    .map((name) => (name === 'other' && certifications['otherText']) || answerText('professionalCertifications', name))
  const languages = languagesOf(record).filter((language) => language.chosen)
  return [
    { name: 'resideInTwinCities', label: keyFactNames.residence, text: answerTo(record, 'resideInTwinCities') },
    {
      name: 'yearsProfessionalExperience',
      label: keyFactNames.experience,
      text: answerTo(record, 'yearsProfessionalExperience'),
    },
    { name: 'yearsBsaAml', label: keyFactNames.bsaAml, text: record.yearsBsaAml ?? '' },
    { name: 'certified', label: keyFactNames.certified, text: joinOrNone(certified.map(String)) },
    { name: 'languages', label: keyFactNames.languages, text: joinOrNone(languages.map((language) => language.name)) },
    { name: 'highestEducation', label: keyFactNames.education, text: answerTo(record, 'highestEducation') },
    { name: 'availability', label: keyFactNames.start, text: availabilityOf(record) },
    { name: 'salaryExpectations', label: keyFactNames.salary, text: record.salaryExpectations },
  ]
    .filter(({ name }) => isShown(record, name))
    .map(({ label, text }) => ({ label, text: orNotAnswered(text) }))
}

export type Part = (typeof answerGroups)[number]['parts'][number]

export const hasAnswer = (answers: Record<string, string | boolean>) => Object.values(answers).some(Boolean)

/** A part of the page with only what was answered; undefined when nothing was. */
export function answeredPart(record: ApplicationRecord, part: Part): Part | undefined {
  if (part.kind === 'facts') {
    const rows = part.rows.filter(({ name }) => answerTo(record, name) !== '')
    return rows.length > 0 ? { ...part, rows } : undefined
  }
  return isAnswered(record, part) ? part : undefined
}

function isAnswered(record: ApplicationRecord, part: Part): boolean {
  if (part.kind === 'long') return Boolean(record[part.name])
  if (part.kind === 'checked') return hasAnswer(readAnswers(record[part.name]))
  if (part.kind === 'references') return [record.reference1, record.reference2].map(readAnswers).some(hasAnswer)
  return true
}

/** What the form asked for without getting an answer. */
export const unansweredIn = (record: ApplicationRecord): string[] =>
  answerGroups.flatMap(({ title, parts }) =>
    parts.flatMap((part) => {
      if (part.kind === 'facts')
        return part.rows
          .filter(({ name }) => isShown(record, name) && answerTo(record, name) === '')
          .map(({ label }) => label)
      if (isAnswered(record, part)) return []
      return part.kind === 'long' ? [part.label] : [title]
    }),
  )
