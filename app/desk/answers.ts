import { z } from 'zod'
import { answerNames, applicantTexts, keyFactNames } from '../../content/admin/applications.ts'
import { extraLanguages } from '../../contract/application-options.ts'
import type { ApplicationRecord } from '../../contract/desk-applications.ts'

const Answers = z.record(z.string(), z.union([z.string(), z.boolean()]))

/** Object fields come as JSON text; one that cannot be read counts as not answered. */
export function readAnswers(json: string): Record<string, string | boolean> {
  try {
    return Answers.parse(JSON.parse(json))
  } catch {
    return {}
  }
}

export const told = (answer: string | boolean | null | undefined): string =>
  typeof answer === 'string' && answer !== '' ? (answerNames[answer] ?? answer) : ''

export const orNotAnswered = (text: string) => text || applicantTexts.notAnswered

export const availabilityOf = ({ availability, availabilityOther }: ApplicationRecord) =>
  availability === 'other' && availabilityOther ? availabilityOther : told(availability)

export function languagesOf(record: ApplicationRecord) {
  const answers = readAnswers(record.additionalLanguages)
  return extraLanguages.map((language) => ({
    name: told(language),
    chosen: answers[`${language}_checked`] === true,
    level: String(answers[`${language}_level`] ?? ''),
  }))
}

const list = (names: string[]) => names.join(', ') || keyFactNames.none

/** What somebody who hires asks first. */
export function keyFacts(record: ApplicationRecord): { label: string; text: string }[] {
  const certifications = readAnswers(record.professionalCertifications)
  const certified = Object.keys(certifications).filter((name) => certifications[name] === true)
  const languages = languagesOf(record).filter((language) => language.chosen)
  return [
    { label: keyFactNames.twinCities, text: told(record.resideInTwinCities) },
    { label: keyFactNames.experience, text: told(record.yearsProfessionalExperience) },
    { label: keyFactNames.bsaAml, text: record.yearsBsaAml ?? '' },
    { label: keyFactNames.certified, text: list(certified.map(told)) },
    { label: keyFactNames.languages, text: list(languages.map((language) => language.name)) },
    { label: keyFactNames.education, text: told(record.highestEducation) },
    { label: keyFactNames.start, text: availabilityOf(record) },
    { label: keyFactNames.salary, text: record.salaryExpectations },
  ].map(({ label, text }) => ({ label, text: orNotAnswered(text) }))
}
