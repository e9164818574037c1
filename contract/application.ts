import * as z from 'zod/mini'
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
import { fieldProblems } from './field-problems.ts'
import { because, type Problem, type Problems, type Reason } from './reasons.ts'
import { email, phoneNumber, text } from './text.ts'

const enterDate = because('application.date_required')
const unreadable = because('application.answer_unreadable')

const short = (required?: Reason) => text(200, required)
const long = (required?: Reason) => text(10_000, required)
/** Optional questions; an empty string means no answer. */
const optionalShort = z.prefault(short(), '')
const optionalLong = z.prefault(long(), '')
const choice = <const T extends readonly [string, ...string[]]>(options: T) =>
  z.prefault(z.enum([...options, ''] as [...T, ''], because('application.choice_invalid')), '')
const checkbox = z.pipe(
  z.enum(['true', 'false', 'on', ''], unreadable),
  z.transform((value) => value === 'true' || value === 'on'),
)
const declaration = (missing: Reason) => z.prefault(checkbox, '').check(z.refine((agreed) => agreed, missing))

/** Objects are sent as JSON text in a form field. */
const jsonText = <S extends z.ZodMiniType>(schema: S) =>
  z.pipe(
    z.pipe(
      z.prefault(z.string(unreadable), '{}'),
      z.transform((value, context): unknown => {
        try {
          return JSON.parse(value || '{}')
        } catch {
          context.issues.push({ code: 'custom', message: unreadable, input: value })
          return z.NEVER
        }
      }),
    ),
    schema,
  )

const flag = z.prefault(z.boolean(unreadable), false)
const level = choice(extraLanguageLevels)

/** A level is kept only for a selected language. */
const AdditionalLanguages = z.pipe(
  z.strictObject(
    {
      somali_checked: flag,
      somali_level: level,
      amharic_checked: flag,
      amharic_level: level,
      oromo_checked: flag,
      oromo_level: level,
    },
    unreadable,
  ),
  z.transform((given) => ({
    ...given,
    somali_level: given.somali_checked ? given.somali_level : '',
    amharic_level: given.amharic_checked ? given.amharic_level : '',
    oromo_level: given.oromo_checked ? given.oromo_level : '',
  })),
)

const ProfessionalCertifications = z.pipe(
  z.strictObject({ cams: flag, cfe: flag, acams: flag, other: flag, otherText: optionalShort }, unreadable),
  z.transform((given) => ({ ...given, otherText: given.other ? given.otherText : '' })),
)

const RegulatoryKnowledge = z.strictObject(
  { fincen: flag, ofac: flag, msb: flag, kyc: flag, sar: flag, ctr: flag },
  unreadable,
)

const Reference = z.strictObject(
  {
    name: optionalShort,
    title: optionalShort,
    company: optionalShort,
    email: z.prefault(
      z.union(
        [z.literal(''), email('application.email_invalid', 'application.email_invalid')],
        because('application.email_invalid'),
      ),
      '',
    ),
    phone: z.prefault(text(40), ''),
  },
  unreadable,
)

/**
 * An application as it is sent: every value is text, objects are JSON text. Browser and server validate the same
 * payload.
 */
export const Application = z.object({
  firstName: short('application.first_name_required'),
  lastName: short('application.last_name_required'),
  email: email('application.email_required', 'application.email_invalid'),
  phone: phoneNumber('application.phone_required', 'application.phone_invalid'),
  currentAddress: text(500, 'application.address_required'),
  resideInTwinCities: z.enum(residences, because('application.residence_required')),
  englishProficiency: z.enum(englishLevels, because('application.english_required')),
  additionalLanguages: jsonText(AdditionalLanguages),
  highestEducation: z.enum(educations, because('application.education_required')),
  fieldOfStudy: optionalShort,
  professionalCertifications: jsonText(ProfessionalCertifications),
  yearsProfessionalExperience: choice(experienceYears),
  managedProjectsPrograms: choice(projectRoles),
  relevantExperienceSummary: long('application.experience_required'),
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
  legalDeclaration1: declaration('application.truth_required'),
  legalDeclaration2: declaration('application.checks_required'),
  legalDeclaration3: declaration('application.privacy_required'),
  electronicSignature: short('application.typed_name_required'),
  signatureKind: z.prefault(z.enum(signatureKinds, unreadable), 'drawn'),
  date: z.iso.date(enterDate).check(z.refine((date) => date >= '1900-01-01' && date <= '2199-12-31', enterDate)),
  /** Not on our form; accepted from other API clients. */
  yearsBsaAml: z.optional(text(100)),
})
export type Application = z.output<typeof Application>

/** Identifies the job. Our form sends both fields; other API clients send only the title. */
export const ApplicationJob = z
  .object({ jobId: z.optional(z.uuid(because('application.job_required'))), jobTitle: z.optional(text(200)) })
  .check(z.refine((job) => Boolean(job.jobId || job.jobTitle), because('application.job_required')))
export type ApplicationJob = z.output<typeof ApplicationJob>

/** What the form asks for on submit in a dialog, one at a time, in this order; other problems show at their fields. */
export const submitRules = [
  ['coverLetter', 'application.cover_letter_required'],
  ['job', 'application.job_required'],
  ['resume', 'application.resume_required'],
  ['signatureImage', 'application.signature_required'],
  ['electronicSignature', 'application.typed_name_required'],
] as const satisfies [field: string, reason: Reason][]

/** What an application needs besides its fields. */
type Given = Record<'job' | 'coverLetter' | 'resume' | 'signatureImage', boolean>

/** The application as it is stored, or everything that is wrong with it. */
export function checkApplication(
  fields: Record<string, string>,
  given: Given,
): { application?: Application; problems: Problems } {
  const parsed = Application.safeParse(fields)
  const parts: Partial<Record<string, boolean>> = given
  const missing = submitRules.filter(([field]) => parts[field] === false)
  if (parsed.success && missing.length === 0) return { application: parsed.data, problems: {} }
  return {
    problems: {
      ...(!parsed.success && fieldProblems(parsed.error)),
      ...Object.fromEntries(missing.map(([field, reason]) => [field, { reason }])),
    },
  }
}

/** The problem to name first, if it is one of `submitRules`. */
export const firstProblem = (problems: Problems): Problem | undefined =>
  submitRules.map(([field]) => problems[field]).find((problem) => problem !== undefined)
