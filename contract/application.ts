import { z } from 'zod'
import { submitMessages } from './application-messages.ts'
import {
  availabilities,
  educations,
  englishLevels,
  experienceYears,
  extraLanguageLevels,
  projectRoles,
  residences,
  signatureKinds,
} from './application-options.ts'
import { email, phoneNumber, text } from './text.ts'

const chooseOne = 'Please choose one of the answers.'
const enterDate = 'Please enter the date.'
const unreadable = 'This answer could not be read.'

const short = (required?: string) => text(200, required)
const long = (required?: string) => text(10_000, required)
/** Optional questions; an empty string means no answer. */
const optionalShort = short().default('')
const optionalLong = long().default('')
const choice = <const T extends readonly [string, ...string[]]>(options: T) =>
  z.enum([...options, ''] as [...T, ''], chooseOne).default('')
const checkbox = z
  .enum(['true', 'false', 'on', ''], unreadable)
  .transform((value) => value === 'true' || value === 'on')
const declaration = (missing: string) => checkbox.default(false).refine((agreed) => agreed, missing)

/** Objects are sent as JSON text in a form field. */
const jsonText = <S extends z.ZodType>(schema: S) =>
  z
    .string(unreadable)
    .default('{}')
    .transform((value, context): unknown => {
      try {
        return JSON.parse(value || '{}')
      } catch {
        context.addIssue(unreadable)
        return z.NEVER
      }
    })
    .pipe(schema)

const flag = z.boolean(unreadable).default(false)
const level = choice(extraLanguageLevels)

/** A level is kept only for a selected language. */
const AdditionalLanguages = z
  .strictObject(
    {
      somali_checked: flag,
      somali_level: level,
      amharic_checked: flag,
      amharic_level: level,
      oromo_checked: flag,
      oromo_level: level,
    },
    unreadable,
  )
  .transform((given) => ({
    ...given,
    somali_level: given.somali_checked ? given.somali_level : '',
    amharic_level: given.amharic_checked ? given.amharic_level : '',
    oromo_level: given.oromo_checked ? given.oromo_level : '',
  }))

const ProfessionalCertifications = z
  .strictObject({ cams: flag, cfe: flag, acams: flag, other: flag, otherText: optionalShort }, unreadable)
  .transform((given) => ({ ...given, otherText: given.other ? given.otherText : '' }))

const RegulatoryKnowledge = z.strictObject(
  { fincen: flag, ofac: flag, msb: flag, kyc: flag, sar: flag, ctr: flag },
  unreadable,
)

const Reference = z.strictObject(
  {
    name: optionalShort,
    title: optionalShort,
    company: optionalShort,
    email: z
      .union([z.literal(''), email('', 'Please enter a valid email.')], 'Please enter a valid email.')
      .default(''),
    phone: text(40).default(''),
  },
  unreadable,
)

/**
 * An application as it is sent: every value is text, objects are JSON text. Browser and server validate the same
 * payload.
 */
export const Application = z.object({
  firstName: short('First name is required.'),
  lastName: short('Last name is required.'),
  email: email('Email is required.', 'Please enter a valid email.'),
  phone: phoneNumber('Phone number is required.', 'Please enter a valid phone number.'),
  currentAddress: text(500, 'Current address is required.'),
  resideInTwinCities: z.enum(residences, 'Please say where you live.'),
  englishProficiency: z.enum(englishLevels, 'Please choose your level of English.'),
  additionalLanguages: jsonText(AdditionalLanguages),
  highestEducation: z.enum(educations, 'Please choose your highest education.'),
  fieldOfStudy: optionalShort,
  professionalCertifications: jsonText(ProfessionalCertifications),
  yearsProfessionalExperience: choice(experienceYears),
  managedProjectsPrograms: choice(projectRoles),
  relevantExperienceSummary: long('Please summarize your relevant experience.'),
  regulatoryKnowledge: jsonText(RegulatoryKnowledge),
  keySkillsSoftware: optionalLong,
  experienceAfricanDiaspora: optionalLong,
  understandingMission: optionalLong,
  scenarioProblemSolving1: optionalLong,
  scenarioProblemSolving2: optionalLong,
  reference1: jsonText(Reference),
  reference2: jsonText(Reference),
  availability: choice(availabilities),
  availabilityOther: optionalShort,
  salaryExpectations: optionalShort,
  whyInterested: optionalLong,
  legalDeclaration1: declaration('Please declare that your answers are true.'),
  legalDeclaration2: declaration('Please agree that we may check your answers.'),
  legalDeclaration3: declaration('Please agree to the privacy policy and to sign electronically.'),
  electronicSignature: short(submitMessages.electronicSignature),
  signatureKind: z.enum(signatureKinds, unreadable).default('drawn'),
  date: z.iso.date(enterDate).refine((date) => date >= '1900-01-01' && date <= '2199-12-31', enterDate),
  /** Not on our form; accepted from other API clients. */
  yearsBsaAml: text(100).optional(),
})
export type Application = z.output<typeof Application>

/** Identifies the job. Our form sends both fields; other API clients send only the title. */
export const ApplicationJob = z
  .object({ jobId: z.uuid(submitMessages.job).optional(), jobTitle: text(200).optional() })
  .refine((job) => job.jobId || job.jobTitle, submitMessages.job)
export type ApplicationJob = z.output<typeof ApplicationJob>
