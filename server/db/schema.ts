import { sql } from 'drizzle-orm'
import { bigint, check, integer, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'

const id = () => uuid().primaryKey().defaultRandom()

/** Milliseconds, as a JavaScript Date has them: with more, a cursor made from a Date skips rows. */
const moment = () => timestamp({ precision: 3, withTimezone: true }).notNull().defaultNow()
const laterMoment = () => timestamp({ precision: 3, withTimezone: true })
const counted = () => bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity()

const lines = () =>
  text()
    .array()
    .notNull()
    .default(sql`'{}'`)

export const vacancies = pgTable(
  'vacancies',
  {
    id: id(),
    jobTitle: text().notNull(),
    tagline: text().notNull(),
    companyOverview: text().notNull(),
    positionSummary: text().notNull(),
    keyResponsibilities: lines(),
    location: text().notNull(),
    languageRequirements: text().notNull(),
    experience: text().notNull(),
    education: text().notNull(),
    certifications: text().notNull(),
    technicalExpertise: lines(),
    coreCompetencies: lines(),
    benefits: lines(),
    professionalGrowth: lines(),
    applicationRequirements: lines(),
    status: text({ enum: ['active', 'inactive'] })
      .notNull()
      .default('active'),
    version: integer().notNull().default(1),
    createdAt: moment(),
    updatedAt: moment(),
  },
  (table) => [check('vacancies_status', sql`${table.status} in ('active', 'inactive')`)],
)

export const admins = pgTable('admins', {
  id: id(),
  username: text().notNull(),
  passwordHash: text().notNull(),
  createdAt: moment(),
})

/** One sign-in on one device; every token made from it ends with it. */
export const sessions = pgTable('sessions', {
  id: id(),
  adminId: uuid().notNull(),
  address: text().notNull(),
  userAgent: text().notNull(),
  createdAt: moment(),
  lastUsedAt: moment(),
  endsAt: laterMoment().notNull(),
  endedAt: laterMoment(),
})

export const refreshTokens = pgTable('refresh_tokens', {
  id: id(),
  sessionId: uuid().notNull(),
  parentId: uuid(),
  hash: text().notNull(),
  firstUsedAt: laterMoment(),
  createdAt: moment(),
})

export const signInAttempts = pgTable('sign_in_attempts', {
  id: counted(),
  accountHash: text().notNull(),
  address: text().notNull(),
  at: moment(),
})

export const auditEntries = pgTable('audit_entries', {
  id: counted(),
  at: moment(),
  adminId: uuid(),
  adminName: text(),
  action: text().notNull(),
  subjectKind: text(),
  subjectId: text(),
  detail: jsonb().$type<Record<string, unknown>>().notNull().default({}),
  address: text().notNull(),
  userAgent: text().notNull(),
})
