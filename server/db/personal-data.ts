import type { PgTable } from 'drizzle-orm/pg-core'
import type * as schema from './schema.ts'

/**
 * What a column holds about a person, and what ends it:
 * - no: nothing about a person.
 * - row: personal; it goes when its row does, which retention and erasure delete.
 * - blank: personal, and of no use as evidence: emptied once a lead is kept for its consent alone.
 * - evidence: personal; kept with a consent to text messages for as long as that must be provable.
 * - account: about an admin; it goes with the account or its session.
 * - audit: personal; in an entry of the audit, which goes after five years.
 * - moments: personal; used for a limit, and gone within days by itself.
 */
export type Holds = 'no' | 'row' | 'blank' | 'evidence' | 'account' | 'audit' | 'moments'

type Tables = {
  [K in keyof typeof schema as (typeof schema)[K] extends PgTable ? K : never]: (typeof schema)[K]
}

/** Every column of every table: one that is missing here is a type error. */
type Complete = { [K in keyof Tables]: Record<keyof Tables[K]['_']['columns'], Holds> }

export const personalData = {
  vacancies: {
    id: 'no',
    jobTitle: 'no',
    tagline: 'no',
    companyOverview: 'no',
    positionSummary: 'no',
    keyResponsibilities: 'no',
    location: 'no',
    languageRequirements: 'no',
    experience: 'no',
    education: 'no',
    certifications: 'no',
    technicalExpertise: 'no',
    coreCompetencies: 'no',
    benefits: 'no',
    professionalGrowth: 'no',
    applicationRequirements: 'no',
    status: 'no',
    version: 'no',
    createdAt: 'no',
    updatedAt: 'no',
  },
  admins: { id: 'no', username: 'account', passwordHash: 'account', createdAt: 'no' },
  sessions: {
    id: 'no',
    adminId: 'no',
    address: 'account',
    userAgent: 'account',
    createdAt: 'no',
    lastUsedAt: 'account',
    endsAt: 'no',
    endedAt: 'no',
  },
  refreshTokens: { id: 'no', sessionId: 'no', parentId: 'no', hash: 'no', firstUsedAt: 'no', createdAt: 'no' },
  signInAttempts: { id: 'no', accountHash: 'moments', network: 'moments', at: 'no' },
  auditEntries: {
    id: 'no',
    at: 'no',
    adminId: 'audit',
    adminName: 'audit',
    action: 'no',
    subjectKind: 'no',
    subjectId: 'no',
    detail: 'audit',
    address: 'audit',
    userAgent: 'audit',
  },
  leads: {
    id: 'no',
    source: 'no',
    name: 'blank',
    email: 'blank',
    phone: 'evidence',
    reason: 'blank',
    message: 'blank',
    page: 'evidence',
    requestKey: 'blank',
    requestHash: 'blank',
    suspectedSpam: 'no',
    createdAt: 'no',
  },
  consents: {
    leadId: 'no',
    version: 'no',
    text: 'no',
    sms: 'no',
    source: 'no',
    page: 'evidence',
    address: 'evidence',
    userAgent: 'evidence',
    createdAt: 'evidence',
  },
  deliveries: {
    leadId: 'no',
    channel: 'no',
    state: 'no',
    attempts: 'no',
    firstTriedAt: 'no',
    lastError: 'no',
    recordId: 'evidence',
    updatedAt: 'no',
  },
  limits: { key: 'moments', points: 'no', expire: 'no' },
  crmTokens: { crm: 'no', accessToken: 'no', apiDomain: 'no', expiresAt: 'no', askedAt: 'no' },
  exchangeRates: { id: 'no', askedAt: 'no', base: 'no', asOf: 'no', source: 'no', rates: 'no' },
  applications: {
    id: 'no',
    vacancyId: 'no',
    jobTitle: 'no',
    stage: 'no',
    firstName: 'row',
    lastName: 'row',
    email: 'row',
    phone: 'row',
    currentAddress: 'row',
    resideInTwinCities: 'row',
    englishProficiency: 'row',
    additionalLanguages: 'row',
    highestEducation: 'row',
    fieldOfStudy: 'row',
    professionalCertifications: 'row',
    yearsProfessionalExperience: 'row',
    managedProjectsPrograms: 'row',
    relevantExperienceSummary: 'row',
    regulatoryKnowledge: 'row',
    keySkillsSoftware: 'row',
    experienceAfricanDiaspora: 'row',
    understandingMission: 'row',
    scenarioProblemSolving1: 'row',
    scenarioProblemSolving2: 'row',
    reference1: 'row',
    reference2: 'row',
    availability: 'row',
    availabilityOther: 'row',
    salaryExpectations: 'row',
    whyInterested: 'row',
    legalDeclaration1: 'row',
    legalDeclaration2: 'row',
    legalDeclaration3: 'row',
    electronicSignature: 'row',
    signatureKind: 'no',
    date: 'row',
    yearsBsaAml: 'row',
    idempotencyKey: 'row',
    requestHash: 'row',
    createdAt: 'no',
    lastStepAt: 'no',
    search: 'row',
  },
  careerSubmissions: {
    id: 'no',
    name: 'row',
    email: 'row',
    phone: 'row',
    source: 'no',
    idempotencyKey: 'row',
    requestHash: 'row',
    handledAt: 'no',
    handledBy: 'row',
    createdAt: 'no',
  },
  files: {
    key: 'no',
    uploadId: 'no',
    applicationId: 'no',
    careerSubmissionId: 'no',
    role: 'no',
    originalName: 'row',
    mediaType: 'no',
    size: 'no',
    verified: 'no',
    state: 'no',
    leasedUntil: 'no',
    createdAt: 'no',
  },
  applicationCounts: { vacancyId: 'no', jobTitle: 'no', stage: 'no', count: 'no' },
  applicationNotes: { id: 'no', applicationId: 'no', author: 'row', text: 'row', createdAt: 'no' },
  // Businesses that take part, listed on the site with their consent.
  agents: {
    id: 'no',
    code: 'no',
    name: 'no',
    street: 'no',
    city: 'no',
    state: 'no',
    zip: 'no',
    phone: 'no',
    lat: 'no',
    lng: 'no',
    timeZone: 'no',
    languages: 'no',
    services: 'no',
    hours: 'no',
    status: 'no',
    version: 'no',
    createdAt: 'no',
    updatedAt: 'no',
    spot: 'no',
    openMinutes: 'no',
    openHours: 'no',
    search: 'no',
  },
} as const satisfies Complete

type LeadColumn = keyof typeof personalData.leads

/** The columns of a lead that are emptied when only the evidence of its consent stays. */
export type BlankedLeadColumn = {
  [C in LeadColumn]: (typeof personalData.leads)[C] extends 'blank' ? C : never
}[LeadColumn]
