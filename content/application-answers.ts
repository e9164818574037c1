import type {
  availabilities,
  certifications,
  educations,
  englishLevels,
  experienceYears,
  extraLanguageLevels,
  extraLanguages,
  projectRoles,
  regulatoryTopics,
  residences,
} from '../contract/application-options.ts'
import type { Option } from './application-question.ts'

type Texts<Codes extends readonly string[]> = Record<Codes[number], string>

/** Labels of the choices in the application form, shared by the form, the desk, and the export. */
export const answerTexts = {
  resideInTwinCities: {
    yes: 'Yes',
    'no-willing': 'No, but I am willing to move',
    'no-cannot': 'No, and I cannot move',
  } satisfies Texts<typeof residences>,
  englishProficiency: {
    native: 'Native: it is my first language',
    fluent: 'Fluent: I speak and write it with ease',
    professional: 'Professional: I use it at work',
    conversational: 'Conversational: I can hold an everyday conversation',
  } satisfies Texts<typeof englishLevels>,
  additionalLanguages: {
    somali: 'Somali',
    amharic: 'Amharic',
    oromo: 'Oromo',
  } satisfies Texts<typeof extraLanguages>,
  languageLevel: {
    professional: 'Professional: I can explain rules and write letters',
    conversational: 'Conversational: I can hold an everyday conversation',
  } satisfies Texts<typeof extraLanguageLevels>,
  highestEducation: {
    high_school: 'High school diploma or GED',
    associate: 'Associate degree',
    bachelor: 'Bachelor’s degree',
    master: 'Master’s degree',
    doctorate: 'Doctorate',
  } satisfies Texts<typeof educations>,
  professionalCertifications: {
    cams: 'CAMS (Certified Anti-Money Laundering Specialist)',
    cfe: 'CFE (Certified Fraud Examiner)',
    acams: 'Another ACAMS certification',
    other: 'Other',
  } satisfies Texts<typeof certifications>,
  yearsProfessionalExperience: {
    '0-2': '0 to 2 years',
    '3-5': '3 to 5 years',
    '5+': 'More than 5 years',
  } satisfies Texts<typeof experienceYears>,
  managedProjectsPrograms: {
    'yes-managed': 'Yes, I managed them',
    'yes-participated': 'Yes, I took part in them',
    'no-relevant': 'No',
  } satisfies Texts<typeof projectRoles>,
  regulatoryKnowledge: {
    fincen: 'FinCEN rules (Bank Secrecy Act)',
    ofac: 'OFAC sanctions lists',
    msb: 'Money services business (MSB) rules',
    kyc: 'Know your customer (KYC)',
    sar: 'Data privacy',
    ctr: 'Financial reporting',
  } satisfies Texts<typeof regulatoryTopics>,
  availability: {
    immediately: 'Immediately',
    '2_weeks': 'In two weeks',
    '1_month': 'In one month',
    other: 'At another time',
  } satisfies Texts<typeof availabilities>,
}

export type ChoiceQuestion = keyof typeof answerTexts

/** The label of an answer; a value that is not a choice of the form stays as it was sent. */
export function answerText(question: ChoiceQuestion, code: string): string {
  const texts: Record<string, string> = answerTexts[question]
  return Object.hasOwn(texts, code) ? (texts[code] ?? code) : code
}

export const choicesOf = <Code extends string>(codes: readonly Code[], texts: Record<Code, string>): Option[] =>
  codes.map((value) => ({ value, text: texts[value] }))

export const boxesOf = <Code extends string>(name: string, codes: readonly Code[], texts: Record<Code, string>) =>
  codes.map((code) => ({ name: `${name}.${code}`, text: texts[code] }))
