import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  check,
  customType,
  date,
  doublePrecision,
  index,
  integer,
  jsonb,
  numeric,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uuid,
  varchar,
} from 'drizzle-orm/pg-core'
import type { AgentLanguage, AgentService } from '../../contract/agent.ts'
import {
  applicationStages,
  declineReasons,
  erasureRefusals,
  signatureKinds,
} from '../../contract/application-options.ts'
import type { Application } from '../../contract/application.ts'
import { careerSources } from '../../contract/career-form.ts'
import { optionalSections } from '../../contract/application-sections.ts'
import type { Hours, TimeZone } from '../../contract/hours.ts'
import { contactKinds, optOutWays } from '../../contract/opt-out.ts'
import type { CalendarFile } from '../../contract/interview.ts'
import type { Origin } from '../../contract/origin.ts'
import type { Price } from '../../contract/price-book.ts'
import { emailStates } from '../../contract/email.ts'
import { leadStates } from '../../contract/lead-work.ts'
import { factorKinds } from '../../contract/factors.ts'
import type { CheckProblem } from '../../contract/checks/problem.ts'
import type { Approval, StoredContent } from '../../contract/publication.ts'
import type { PublicationKind } from '../../contract/publication-content.ts'
import { roles } from '../../contract/roles.ts'
import { employmentTypes, payPeriods, vacancyStatuses, workplaces } from '../../contract/vacancy.ts'
import { verdicts, type Rating } from '../../contract/scorecard.ts'
import { withoutInvisible } from '../../contract/invisible.ts'

const id = () => uuid().primaryKey().defaultRandom()

/** Millisecond precision, like a JavaScript Date: with more, a cursor made from a Date would skip rows. */
const time = () => timestamp({ precision: 3, withTimezone: true })
const moment = () => time().notNull().defaultNow()
const identityKey = () => bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity()

/** Search terms, computed by the database. */
const words = customType<{ data: string }>({ dataType: () => 'tsvector' })

/** A point in space, or the minutes of a week; also computed by the database. */
const cube = customType<{ data: string }>({ dataType: () => 'cube' })
const minutes = customType<{ data: string }>({ dataType: () => 'int4multirange' })

/**
 * Free text that is shown and exported. Invisible characters are removed on input; older rows may still contain them,
 * so they are removed here as well.
 */
const freeText = customType<{ data: string; driverData: string }>({
  dataType: () => 'text',
  fromDriver: withoutInvisible,
})

/** JSON answers that contain free text. */
const answers = customType<{ data: unknown; driverData: unknown }>({
  dataType: () => 'jsonb',
  toDriver: (value) => JSON.stringify(value),
  fromDriver: (value) => JSON.parse(withoutInvisible(JSON.stringify(value))),
})

/** How the visit began in which a form was sent. */
const origin = () => answers().$type<Origin>()

const lines = () =>
  freeText()
    .array()
    .notNull()
    .default(sql`'{}'`)

export const vacancies = pgTable(
  'vacancies',
  {
    id: id(),
    jobTitle: freeText().notNull(),
    tagline: freeText().notNull(),
    companyOverview: freeText().notNull(),
    positionSummary: freeText().notNull(),
    keyResponsibilities: lines(),
    location: freeText().notNull(),
    languageRequirements: freeText().notNull(),
    experience: freeText().notNull(),
    education: freeText().notNull(),
    certifications: freeText().notNull(),
    technicalExpertise: lines(),
    coreCompetencies: lines(),
    benefits: lines(),
    professionalGrowth: lines(),
    applicationRequirements: lines(),
    criteria: lines(),
    closesOn: date(),
    payFrom: numeric({ precision: 9, scale: 2 }),
    payTo: numeric({ precision: 9, scale: 2 }),
    payPer: text({ enum: payPeriods }),
    employmentType: text({ enum: employmentTypes }),
    workplace: text({ enum: workplaces }),
    skippedSections: text({ enum: optionalSections })
      .array()
      .notNull()
      .default(sql`'{}'`),
    residenceArea: freeText().notNull().default(''),
    status: text({ enum: vacancyStatuses }).notNull().default('active'),
    version: integer().notNull().default(1),
    sample: boolean().notNull().default(false),
    publishedAt: time(),
    createdAt: moment(),
    updatedAt: moment(),
  },
  (table) => [check('vacancies_status', sql`${table.status} in ('draft', 'active', 'inactive')`)],
)

export const admins = pgTable('admins', {
  id: id(),
  username: text().notNull(),
  passwordHash: text().notNull(),
  role: text({ enum: roles }).notNull(),
  signedInAt: time(),
  email: text(),
  newsSeenId: bigint({ mode: 'number' }).notNull().default(0),
  createdAt: moment(),
})

/** One row: the last entry of the audit log that owners were told about by email. */
export const newsMail = pgTable('news_mail', {
  one: boolean().primaryKey().default(true),
  entryId: bigint({ mode: 'number' }).notNull(),
})

/** One row: the day on which owners were last emailed about overdue reports of missing money. */
export const overdueMail = pgTable('overdue_mail', { one: boolean().primaryKey().default(true), day: date() })

/** A link that works once for one admin; used up by deleting it. `email` is the address that it confirms. */
export const accountLinks = pgTable('account_links', {
  id: id(),
  hash: text().notNull(),
  purpose: text({ enum: ['recovery', 'email'] }).notNull(),
  adminId: uuid().notNull(),
  issuerId: uuid(),
  email: text(),
  createdAt: moment(),
  expiresAt: time().notNull(),
})

/** A link that creates one account; used up by deleting it. */
export const invitations = pgTable('invitations', {
  id: id(),
  hash: text().notNull(),
  recipient: text().notNull(),
  role: text({ enum: roles }).notNull(),
  inviterId: uuid().notNull(),
  createdAt: moment(),
  expiresAt: time().notNull(),
})

/** Passkeys and authenticator apps; `sealedSecret` is encrypted. */
export const factors = pgTable('factors', {
  id: id(),
  adminId: uuid().notNull(),
  kind: text({ enum: factorKinds }).notNull(),
  name: freeText().notNull(),
  credentialId: text(),
  publicKey: text(),
  counter: bigint({ mode: 'number' }),
  transports: text().array(),
  sealedSecret: text(),
  lastStep: bigint({ mode: 'number' }),
  createdAt: moment(),
  lastUsedAt: time(),
})

export const recoveryCodes = pgTable('recovery_codes', {
  hash: text().primaryKey(),
  adminId: uuid().notNull(),
  usedAt: time(),
})

export const challenges = pgTable('challenges', {
  id: id(),
  purpose: text({ enum: ['passkey-sign-in', 'passkey-confirm', 'passkey-enroll', 'totp-enroll', 'step'] }).notNull(),
  adminId: uuid(),
  value: text().notNull(),
  tries: integer().notNull().default(0),
  expiresAt: time().notNull(),
})

export const sessions = pgTable('sessions', {
  id: id(),
  adminId: uuid().notNull(),
  address: text().notNull(),
  userAgent: text().notNull(),
  createdAt: moment(),
  lastUsedAt: moment(),
  provenAt: moment(),
  endsAt: time().notNull(),
  endedAt: time(),
})

export const refreshTokens = pgTable('refresh_tokens', {
  id: id(),
  sessionId: uuid().notNull(),
  parentId: uuid(),
  hash: text().notNull(),
  firstUsedAt: time(),
  reusedAt: time(),
  createdAt: moment(),
})

export const signingKeys = pgTable('signing_keys', {
  kid: text().primaryKey(),
  salt: text().notNull(),
  createdAt: moment(),
})

export const signInAttempts = pgTable('sign_in_attempts', {
  id: identityKey(),
  accountHash: text().notNull(),
  network: text().notNull(),
  isKnown: boolean().notNull().default(false),
  at: moment(),
})

export const auditEntries = pgTable('audit_entries', {
  id: identityKey(),
  at: moment(),
  adminId: uuid(),
  adminName: text(),
  action: text().notNull(),
  subjectKind: text(),
  subjectId: text(),
  detail: jsonb().$type<Record<string, unknown>>().notNull().default({}),
  address: text().notNull(),
  userAgent: text().notNull(),
  position: bigint({ mode: 'number' }),
  hash: text(),
})

/** One row: the last audit entry, and the last one that retention removed. */
export const auditChain = pgTable('audit_chain', {
  one: boolean().primaryKey().default(true),
  position: bigint({ mode: 'number' }).notNull().default(0),
  hash: text().notNull().default(''),
  startPosition: bigint({ mode: 'number' }).notNull().default(0),
  startHash: text().notNull().default(''),
  seal: text(),
})

export const leads = pgTable(
  'leads',
  {
    id: uuid().primaryKey(),
    source: text().notNull(),
    name: freeText().notNull(),
    email: freeText().notNull(),
    phone: freeText().notNull(),
    reason: freeText(),
    message: freeText(),
    page: freeText(),
    requestKey: text().unique(),
    requestHash: text(),
    suspectedSpam: boolean().notNull().default(false),
    state: text({ enum: leadStates }).notNull().default('new'),
    ownerId: uuid(),
    followUpOn: date(),
    answeredAt: time(),
    isNotice: boolean().notNull().default(false),
    acknowledgedOn: date(),
    decidedOn: date(),
    toldOn: date(),
    dueOn: date(),
    overdueMailedFor: date(),
    origin: origin(),
    search: words()
      .notNull()
      .generatedAlwaysAs(sql`search_words(…)`),
    createdAt: moment(),
  },
  (table) => [index('leads_by_age').on(table.createdAt, table.id)],
)

const leadId = () =>
  uuid()
    .notNull()
    .references(() => leads.id, { onDelete: 'cascade' })

export const leadNotes = pgTable('lead_notes', {
  id: id(),
  leadId: leadId(),
  author: text().notNull(),
  text: freeText().notNull(),
  createdAt: moment(),
})

export const consents = pgTable('consents', {
  leadId: leadId().primaryKey(),
  version: text().notNull(),
  text: text().notNull(),
  sms: boolean().notNull(),
  source: text().notNull(),
  page: text(),
  address: text().notNull(),
  userAgent: text(),
  createdAt: moment(),
})

export const deliveries = pgTable(
  'deliveries',
  {
    leadId: leadId(),
    channel: text({ enum: ['crm', 'mail'] }).notNull(),
    state: text({ enum: ['waiting', 'delivered', 'failed'] })
      .notNull()
      .default('waiting'),
    attempts: integer().notNull().default(0),
    firstTriedAt: time(),
    lastError: text(),
    recordId: text(),
    updatedAt: moment(),
  },
  (table) => [
    primaryKey({ columns: [table.leadId, table.channel] }),
    index('deliveries_by_state').on(table.state, table.updatedAt),
    check('deliveries_channel', sql`${table.channel} in ('crm', 'mail')`),
    check('deliveries_state', sql`${table.state} in ('waiting', 'delivered', 'failed')`),
  ],
)

/** People who do not want to be written to; `contact` is removed when the person is erased. */
export const optOuts = pgTable('opt_outs', {
  hash: text().primaryKey(),
  kind: text({ enum: contactKinds }).notNull(),
  contact: freeText(),
  via: text({ enum: optOutWays }).notNull(),
  at: moment(),
  lastAt: moment(),
  endedAt: time(),
})

/** Mailboxes that were sent a confirmation during the last day. */
export const confirmations = pgTable(
  'confirmations',
  { addressHash: text().primaryKey(), leadId: leadId(), at: moment() },
  (table) => [index('confirmations_by_age').on(table.at), index('confirmations_by_lead').on(table.leadId)],
)

export const limits = pgTable('limits', {
  key: varchar({ length: 255 }).primaryKey(),
  points: integer().notNull().default(0),
  expire: bigint({ mode: 'number' }),
})

export const crmTokens = pgTable('crm_tokens', {
  crm: text().primaryKey(),
  accessToken: text(),
  apiDomain: text(),
  expiresAt: time(),
  askedAt: time()
    .array()
    .notNull()
    .default(sql`'{}'`),
})

export const exchangeRates = pgTable('exchange_rates', {
  id: boolean().primaryKey().default(true),
  askedAt: time(),
  base: text(),
  asOf: time(),
  source: text(),
  rates: jsonb().$type<Record<string, string>>(),
})

/** Versions of the price book; they are never changed. Who saved one is in the audit log. */
export const priceVersions = pgTable('price_versions', {
  version: integer().primaryKey().generatedAlwaysAsIdentity(),
  prices: jsonb().$type<Price[]>().notNull(),
  effectiveFrom: moment(),
  requestId: uuid().unique(),
  sample: boolean().notNull().default(false),
  createdAt: moment(),
})

/** Columns are named like the specification's fields; objects are stored as they were sent. */
export const applications = pgTable('applications', {
  id: id(),
  vacancyId: uuid().references(() => vacancies.id),
  jobTitle: freeText().notNull(),
  stage: text({ enum: applicationStages }).notNull().default('new'),
  firstName: freeText().notNull(),
  lastName: freeText().notNull(),
  email: freeText().notNull(),
  phone: freeText().notNull(),
  currentAddress: freeText().notNull(),
  resideInTwinCities: text().notNull(),
  englishProficiency: text().notNull(),
  additionalLanguages: answers().$type<Application['additionalLanguages']>().notNull(),
  highestEducation: text().notNull(),
  fieldOfStudy: freeText().notNull(),
  professionalCertifications: answers().$type<Application['professionalCertifications']>().notNull(),
  yearsProfessionalExperience: text().notNull(),
  managedProjectsPrograms: text().notNull(),
  relevantExperienceSummary: freeText().notNull(),
  regulatoryKnowledge: answers().$type<Application['regulatoryKnowledge']>().notNull(),
  keySkillsSoftware: freeText().notNull(),
  experienceAfricanDiaspora: freeText().notNull(),
  understandingMission: freeText().notNull(),
  scenarioProblemSolving1: freeText().notNull(),
  scenarioProblemSolving2: freeText().notNull(),
  reference1: answers().$type<Application['reference1']>().notNull(),
  reference2: answers().$type<Application['reference2']>().notNull(),
  availability: text().notNull(),
  availabilityOther: freeText().notNull(),
  salaryExpectations: freeText().notNull(),
  whyInterested: freeText().notNull(),
  legalDeclaration1: boolean().notNull(),
  legalDeclaration2: boolean().notNull(),
  legalDeclaration3: boolean().notNull(),
  electronicSignature: freeText().notNull(),
  signatureKind: text({ enum: signatureKinds }).notNull(),
  date: date().notNull(),
  yearsBsaAml: freeText(),
  idempotencyKey: text().unique(),
  requestHash: text(),
  createdAt: moment(),
  lastStepAt: moment(),
  declineReason: text({ enum: declineReasons }),
  origin: origin(),
  ownerId: uuid().references(() => admins.id),
  erasureRequestedAt: time(),
  erasureRefusal: text({ enum: erasureRefusals }),
  search: words()
    .notNull()
    .generatedAlwaysAs(sql`search_words(…)`),
})

const applicationId = () =>
  uuid()
    .notNull()
    .references(() => applications.id)

/** What undoing the last change of an interview restores. */
export type InterviewBefore = {
  startsAt: string
  timeZone: string
  minutes: number
  place: string
  message: string
  canceled: boolean
  interviewerIds: string[]
  /** How to undo the change before that one, if its emails still waited. */
  earlier?: { batchId: string; before: InterviewBefore | null }
}

export const interviews = pgTable('interviews', {
  id: id(),
  applicationId: applicationId(),
  startsAt: time().notNull(),
  timeZone: text().notNull(),
  minutes: integer().notNull(),
  place: freeText().notNull(),
  message: freeText().notNull(),
  sequence: integer().notNull().default(0),
  canceled: boolean().notNull().default(false),
  createdAt: moment(),
  batchId: uuid(),
  before: answers().$type<InterviewBefore>(),
})

export const interviewers = pgTable(
  'interviewers',
  {
    interviewId: uuid()
      .notNull()
      .references(() => interviews.id),
    adminId: uuid()
      .notNull()
      .references(() => admins.id),
  },
  (table) => [primaryKey({ columns: [table.interviewId, table.adminId] })],
)

export const scorecards = pgTable('scorecards', {
  id: id(),
  applicationId: applicationId(),
  adminId: uuid().references(() => admins.id),
  author: text().notNull(),
  ratings: answers().$type<Rating[]>().notNull(),
  verdict: text({ enum: verdicts }),
  comment: freeText().notNull(),
  submittedAt: time(),
  updatedAt: moment(),
})

export const applicantLinks = pgTable('applicant_links', {
  hash: text().primaryKey(),
  applicationId: uuid().references(() => applications.id, { onDelete: 'set null' }),
  createdAt: moment(),
})

export const careerSubmissions = pgTable('career_submissions', {
  id: id(),
  name: freeText().notNull(),
  email: freeText().notNull(),
  phone: freeText().notNull(),
  source: text({ enum: careerSources }).notNull(),
  idempotencyKey: text().unique(),
  requestHash: text(),
  handledAt: time(),
  handledBy: text(),
  origin: origin(),
  createdAt: moment(),
})

/** Pictures of published text; what is shown are their files. */
export const pictures = pgTable('pictures', { hash: text().primaryKey(), uploadedAt: moment() })

export const files = pgTable('files', {
  key: text().primaryKey(),
  uploadId: uuid().notNull(),
  applicationId: uuid().references(() => applications.id),
  careerSubmissionId: uuid().references(() => careerSubmissions.id),
  pictureHash: text().references(() => pictures.hash),
  role: text().notNull(),
  originalName: freeText().notNull(),
  mediaType: text().notNull().default('application/octet-stream'),
  size: bigint({ mode: 'number' }).notNull().default(0),
  verified: boolean().notNull().default(false),
  state: text({ enum: ['staged', 'kept', 'removing'] })
    .notNull()
    .default('staged'),
  leasedUntil: time().notNull(),
  createdAt: moment(),
})

/** Maintained by triggers on the applications table. */
export const stageStays = pgTable('stage_stays', {
  applicationId: uuid().notNull(),
  stage: text({ enum: applicationStages }).notNull(),
  enteredAt: moment(),
  leftAt: time(),
})

/** Maintained by triggers on the applications table. */
export const applicationCounts = pgTable('application_counts', {
  vacancyId: uuid(),
  jobTitle: freeText().notNull(),
  stage: text({ enum: applicationStages }).notNull(),
  count: integer().notNull(),
})

/** Maintained by triggers; several rows about the same value are summed. */
export const dailyCounts = pgTable('daily_counts', {
  countedTable: text({ enum: ['leads', 'applications', 'stage_stays'] }).notNull(),
  day: date().notNull(),
  fact: text().notNull(),
  value: freeText(),
  count: integer().notNull(),
})

export const companyTimeZone = pgTable('company_time_zone', {
  one: boolean().primaryKey().default(true),
  name: text().notNull(),
})

export const applicationNotes = pgTable('application_notes', {
  id: id(),
  applicationId: uuid().notNull(),
  author: text().notNull(),
  text: freeText().notNull(),
  createdAt: moment(),
})

/** Without subject and text, the original text was restored. */
export const emailTemplates = pgTable('email_templates', {
  template: text().primaryKey(),
  subject: freeText(),
  text: freeText(),
  changedBy: text().notNull(),
  changedAt: moment(),
})

/** Emails written in the desk, to one person each. */
export const emails = pgTable('emails', {
  id: id(),
  batchId: uuid().notNull(),
  applicationId: uuid(),
  careerSubmissionId: uuid(),
  leadId: uuid(),
  template: text(),
  recipient: freeText().notNull(),
  subject: freeText().notNull(),
  text: freeText().notNull(),
  author: text().notNull(),
  state: text({ enum: emailStates }).notNull().default('waiting'),
  movedFrom: text(),
  movedTo: text(),
  lastError: text(),
  calendar: answers().$type<CalendarFile>(),
  createdAt: moment(),
  firstTriedAt: time(),
  settledAt: time(),
})

export const agents = pgTable('agents', {
  id: id(),
  code: text().notNull().unique(),
  name: freeText().notNull(),
  street: freeText().notNull(),
  city: freeText().notNull(),
  state: text().notNull(),
  zip: text().notNull(),
  phone: freeText().notNull(),
  lat: doublePrecision().notNull(),
  lng: doublePrecision().notNull(),
  timeZone: text().$type<TimeZone>().notNull(),
  languages: text().array().$type<AgentLanguage[]>().notNull(),
  services: text().array().$type<AgentService[]>().notNull(),
  hours: jsonb().$type<Hours>().notNull(),
  status: text({ enum: ['active', 'inactive'] })
    .notNull()
    .default('active'),
  version: integer().notNull().default(1),
  sample: boolean().notNull().default(false),
  createdAt: moment(),
  updatedAt: moment(),
  spot: cube()
    .notNull()
    .generatedAlwaysAs(sql`cube(…)`),
  openMinutes: minutes()
    .notNull()
    .generatedAlwaysAs(sql`open_minutes(…)`),
  openHours: integer()
    .array()
    .notNull()
    .generatedAlwaysAs(sql`open_hours(…)`),
  search: words()
    .notNull()
    .generatedAlwaysAs(sql`search_words(…)`),
})

/** Text that people publish without a developer; a draft is what is not published yet. */
export const publications = pgTable('publications', {
  id: id(),
  kind: text().$type<PublicationKind>().notNull(),
  key: text().notNull(),
  draft: answers().$type<StoredContent>(),
  revision: integer().notNull().default(0),
  draftedBy: uuid(),
  draftedByName: text(),
  draftedAt: time(),
  createdAt: moment(),
})

/** Content null withdraws what was published. A version that waits or was called off has no effective time. */
export const publicationVersions = pgTable('publication_versions', {
  id: identityKey(),
  publicationId: uuid().notNull(),
  content: answers().$type<StoredContent>(),
  schema: integer().notNull(),
  wantedAt: time().notNull(),
  effectiveAt: time(),
  authorId: uuid(),
  author: text().notNull(),
  approverId: uuid(),
  approver: text(),
  problems: answers().$type<CheckProblem[]>().notNull().default([]),
  waitsFor: text().$type<Approval>(),
  isReviewMailed: boolean().notNull().default(false),
  refusedBy: text(),
  refusal: text(),
  calledOffAt: time(),
  requestId: uuid(),
  createdAt: moment(),
})

export const publicationEditors = pgTable(
  'publication_editors',
  { publicationId: uuid().notNull(), adminId: uuid().notNull(), seenAt: moment() },
  (table) => [primaryKey({ columns: [table.publicationId, table.adminId] })],
)
