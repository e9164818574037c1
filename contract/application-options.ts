/** The choices, in the order of the form. */
export const residences = ['yes', 'no-willing', 'no-cannot'] as const
export const englishLevels = ['native', 'fluent', 'professional', 'conversational'] as const
export const extraLanguages = ['somali', 'amharic', 'oromo'] as const
export const extraLanguageLevels = ['professional', 'conversational'] as const
export const educations = ['high_school', 'associate', 'bachelor', 'master', 'doctorate'] as const
export const certifications = ['cams', 'cfe', 'acams', 'other'] as const
export const experienceYears = ['0-2', '3-5', '5+'] as const
export const projectRoles = ['yes-managed', 'yes-participated', 'no-relevant'] as const
export const regulatoryTopics = ['fincen', 'ofac', 'msb', 'kyc', 'sar', 'ctr'] as const
export const availabilities = ['immediately', '2_weeks', '1_month', 'other'] as const

/** The form asks for a drawn signature; for people who cannot draw, their typed name is rendered as an image. */
export const signatureKinds = ['drawn', 'typed'] as const

export const applicationFiles = ['resume', 'coverLetter', 'certificationsFile', 'signatureImage'] as const
/** The one that is an image, not a document. */
export const signatureFile = 'signatureImage' satisfies ApplicationFile
export type ApplicationFile = (typeof applicationFiles)[number]

/** In order; a new application is in the first stage. The last two end it: our decision, and the applicant's. */
export const applicationStages = ['new', 'in_review', 'interview', 'offer', 'hired', 'declined', 'withdrawn'] as const
export type ApplicationStage = (typeof applicationStages)[number]

/** Where the team moves an application; only the applicant withdraws it. */
export const teamStages = applicationStages.filter((stage) => stage !== 'withdrawn')

/** Why an applicant was not selected. */
export const declineReasons = [
  'experience',
  'skills',
  'languages',
  'location',
  'pay',
  'start_date',
  'filled',
  'no_reply',
  'withdrew',
  'other',
] as const
export type DeclineReason = (typeof declineReasons)[number]

/** Why an application is kept although the applicant asked for its erasure. */
export const erasureRefusals = ['law', 'dispute', 'employee', 'changed-mind'] as const
export type ErasureRefusal = (typeof erasureRefusals)[number]
