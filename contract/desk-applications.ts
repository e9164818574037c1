import { z } from 'zod'
import { applicationFiles, applicationStages, declineReasons, erasureRefusals } from './application-options.ts'
import { AuditEntry } from './audit.ts'
import { fieldNote } from './field-note.ts'
import { Note } from './note.ts'
import { pageOf } from './page.ts'
import { because } from './reasons.ts'
import { cursorText, moment, searchText } from './query-text.ts'
import { VisitOrigin } from './visit-origin.ts'

export const applicationSorts = ['newest', 'oldest', 'name'] as const

/** Filters and order of the list; `job` is the id of a vacancy, or a job title. */
export const ApplicationListing = z.object({
  q: searchText(200).optional(),
  job: searchText(200).optional(),
  stage: z.enum(applicationStages).optional(),
  erasure: z.literal('requested').optional(),
  from: moment.optional(),
  until: moment.optional(),
  sort: z.enum(applicationSorts).default('newest'),
})
export type ApplicationListing = z.output<typeof ApplicationListing>

/** Also the default: clients of the specified API do not page, and send no limit. */
const maxApplications = 1000

/** One page of the list. */
export const ApplicationQuery = ApplicationListing.extend({
  cursor: cursorText.optional(),
  limit: z.coerce.number().int().min(1).max(maxApplications).default(maxApplications),
})
export type ApplicationQuery = z.output<typeof ApplicationQuery>

const applicant = z.object({
  id: z.uuid(),
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  phone: z.string(),
  jobTitle: z.string(),
  stage: z.enum(applicationStages),
  createdAt: z.string(),
  erasureRequestedAt: z.string().nullable().describe(fieldNote('application.erasureRequestedAt')),
  erasureRefusal: z.enum(erasureRefusals).nullable().describe(fieldNote('application.erasureRefusal')),
  resideInTwinCities: z.string(),
  englishProficiency: z.string(),
  additionalLanguages: z.string(),
  yearsProfessionalExperience: z.string(),
  availability: z.string(),
  availabilityOther: z.string(),
})

/** A row of the list: what helps to choose whom to read about first. */
export const ApplicationRow = applicant.extend({
  documents: z.array(z.enum(applicationFiles)),
  noteCount: z.number().int(),
})
export type ApplicationRow = z.infer<typeof ApplicationRow>

export const ApplicationPage = pageOf(ApplicationRow)

export const ApplicationCount = z.object({
  vacancyId: z.uuid().nullable(),
  jobTitle: z.string(),
  stage: z.enum(applicationStages),
  count: z.number().int(),
})
export type ApplicationCount = z.infer<typeof ApplicationCount>
export const ApplicationCounts = z.object({
  data: z.array(ApplicationCount),
  erasureRequests: z.number().int().describe(fieldNote('applications.erasureRequests')),
})

const path = z.string().nullable()

/** The specified record: object fields are JSON text, files are paths that are valid for five minutes. */
export const ApplicationRecord = applicant.extend({
  vacancyId: z.uuid().nullable(),
  currentAddress: z.string(),
  highestEducation: z.string(),
  fieldOfStudy: z.string(),
  professionalCertifications: z.string(),
  managedProjectsPrograms: z.string(),
  relevantExperienceSummary: z.string(),
  regulatoryKnowledge: z.string(),
  keySkillsSoftware: z.string(),
  experienceAfricanDiaspora: z.string(),
  understandingMission: z.string(),
  scenarioProblemSolving1: z.string(),
  scenarioProblemSolving2: z.string(),
  reference1: z.string(),
  reference2: z.string(),
  salaryExpectations: z.string(),
  whyInterested: z.string(),
  legalDeclaration1: z.boolean(),
  legalDeclaration2: z.boolean(),
  legalDeclaration3: z.boolean(),
  electronicSignature: z.string(),
  signatureKind: z.string(),
  date: z.string(),
  yearsBsaAml: z.string().nullable(),
  resumePath: path,
  coverLetterPath: path,
  certificationsFilePath: path,
  signatureImagePath: path,
})
export type ApplicationRecord = z.infer<typeof ApplicationRecord>

/** The fields of a record that are text. */
export type TextAnswer = {
  [Name in keyof ApplicationRecord]: ApplicationRecord[Name] extends string | null ? Name : never
}[keyof ApplicationRecord]

export const StoredFile = z.object({
  role: z.enum(applicationFiles),
  name: z.string(),
  mediaType: z.string(),
  size: z.number(),
  verified: z.boolean(),
  path: z.string(),
})
export type StoredFile = z.infer<typeof StoredFile>
export const StoredFiles = z.object({ data: z.array(StoredFile) })

/** The record, and what the desk adds to it. */
export const ApplicationDetail = z.object({
  data: ApplicationRecord,
  origin: VisitOrigin.nullable(),
  declineReason: z.enum(declineReasons).nullable(),
  files: z.array(StoredFile),
  notes: z.array(Note),
  history: z.array(AuditEntry),
})
export type ApplicationDetail = z.infer<typeof ApplicationDetail>

/** A longer list is not counted to its end, because that would take longer than reading a page of it. */
export const maxCounted = 1000

/**
 * Where an application is in a filtered list: its neighbors, its position from 1 on, and the length of the list. What is
 * beyond `maxCounted` is null.
 */
export const ApplicationPlace = z.object({
  previous: z.uuid().nullable(),
  next: z.uuid().nullable(),
  position: z.number().int().nullable(),
  total: z.number().int().nullable(),
})
export type ApplicationPlace = z.infer<typeof ApplicationPlace>

/** What may change while someone has the application open. */
export const ApplicationTrail = z.object({
  ...applicant.pick({ stage: true, erasureRequestedAt: true, erasureRefusal: true }).shape,
  declineReason: z.enum(declineReasons).nullable(),
  notes: z.array(Note),
  history: z.array(AuditEntry),
})
export type ApplicationTrail = z.infer<typeof ApplicationTrail>

/** Why an applicant was not selected. */
export const declineReason = z.enum(declineReasons, because('decline.reason_unknown'))

/** `from` is the stage that the admin saw; if a colleague has changed it since, nothing is moved. */
export const StageChange = z.object({
  stage: z.enum(applicationStages, because('stage.unknown')),
  from: z.enum(applicationStages).optional(),
  reason: declineReason.nullable().optional(),
})
export type StageChange = z.infer<typeof StageChange>

/** Null if nobody says why. */
export const Decline = z.object({ reason: declineReason.nullable() })

/** The stage after a change. */
export const CurrentStage = z.object({ stage: z.enum(applicationStages) })

export const erasureReasons = ['asked', 'time-over', 'mistake'] as const
export type ErasureReason = (typeof erasureReasons)[number]

/** The name must be typed, or the number of a lead without one, so that nobody erases the wrong person. */
export const Erasure = z.object({
  reason: z.enum(erasureReasons, because('erasure.reason_required')),
  name: z.string(because('erasure.name_required')).trim(),
  /** Whether to erase everything else with the same address or number too. */
  others: z.boolean().optional(),
})
export type Erasure = z.infer<typeof Erasure>

/** Settles a request for erasure without erasing anything. */
export const RefusedErasure = z.object({ reason: z.enum(erasureRefusals, because('erasure.reason_required')) })
