/** The answers that can be chosen, in the order in which they are offered. */
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

/** A drawn signature is asked for; people who cannot draw have their typed name rendered as one. */
export const signatureKinds = ['drawn', 'typed'] as const

export const applicationFiles = ['resume', 'coverLetter', 'certificationsFile', 'signatureImage'] as const
export type ApplicationFile = (typeof applicationFiles)[number]

/** How far an application has come; a new one is at the first. */
export const applicationStages = ['new', 'in_review', 'interview', 'offer', 'hired', 'declined'] as const
export type ApplicationStage = (typeof applicationStages)[number]
