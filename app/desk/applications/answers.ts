import { z } from 'zod'
import { applicantTexts, keyFactNames } from '../../../content/admin/applications.ts'
import { answerText, type ChoiceQuestion } from '../../../content/application-answers.ts'
import { extraLanguages } from '../../../contract/application-options.ts'
import type { ApplicationRecord, TextAnswer } from '../../../contract/desk-applications.ts'

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
export const isShown = (record: ApplicationRecord, name: string) =>
  name !== 'yearsBsaAml' || Boolean(record.yearsBsaAml)

const availabilityOf = ({ availability, availabilityOther }: ApplicationRecord) =>
  availability === 'other' && availabilityOther ? availabilityOther : answerText('availability', availability)

export function languagesOf(record: ApplicationRecord) {
  const answers = readAnswers(record.additionalLanguages)
  return extraLanguages.map((language) => ({
    name: answerText('additionalLanguages', language),
    chosen: answers[`${language}_checked`] === true,
    level: String(answers[`${language}_level`] ?? ''),
  }))
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
    { name: 'resideInTwinCities', label: keyFactNames.twinCities, text: answerTo(record, 'resideInTwinCities') },
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
