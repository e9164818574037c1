import { sql } from 'drizzle-orm'
import { check, integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'

const id = () => uuid().primaryKey().defaultRandom()

/** Milliseconds, as a JavaScript Date has them: with more, a cursor made from a Date skips rows. */
const moment = () => timestamp({ precision: 3, withTimezone: true }).notNull().defaultNow()

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
  username: text().notNull().unique(),
  passwordHash: text().notNull(),
  createdAt: moment(),
})
