import { z } from 'zod'
import {
  Admins,
  Credentials,
  PasswordChange,
  PasswordReset,
  Refresh,
  Registered,
  Registration,
  RegistrationState,
  Sessions,
  Tokens,
} from './admin.ts'
import { Agent, AgentEdit, AgentInput, AgentPage, AgentQuery, AgentStatusChange } from './agent.ts'
import { Application } from './application.ts'
import { applicationFiles } from './application-options.ts'
import { AuditPage, AuditQuery } from './audit.ts'
import { CareerForm } from './career-form.ts'
import { DeskInfo } from './desk.ts'
import {
  DeskAgent,
  DeskAgentPage,
  DeskAgentQuery,
  Imported,
  ImportFile,
  ImportRequest,
  ImportPreview,
} from './desk-agents.ts'
import {
  ApplicationCounts,
  ApplicationDetail,
  ApplicationListing,
  ApplicationPage,
  ApplicationQuery,
  ApplicationTrail,
  Erasure,
  NewNote,
  Note,
  StageChange,
  CurrentStage,
  StoredFiles,
} from './desk-applications.ts'
import {
  AcceptedLead,
  CareerFormDetail,
  CareerFormPage,
  CareerFormQuery,
  HandledForm,
  Handling,
  LeadCounts,
  LeadDetail,
  LeadPage,
  LeadQuery,
  LeadVerdict,
  ResumeLink,
  Retried,
} from './desk-leads.ts'
import type { ErrorCode } from './errors.ts'
import { AgentInquiry, PopupLead } from './lead.ts'
import { ExchangeRates } from './rates.ts'
import { RemovedSamples } from './samples.ts'
import { SiteStatus } from './status.ts'
import { AdminVacancy, NewVacancy, StatusChange, Vacancy, VacancyEdit } from './vacancy.ts'

/**
 * `either`: open to anyone, and an admin with a token may do or see more.
 * `link`: open to anyone with a signed URL; the call itself checks it.
 */
export type Access = 'anyone' | 'admin' | 'either' | 'link'

export type Operation = {
  access: Access
  query?: z.ZodObject
  /** Sent as JSON. */
  body?: z.ZodObject
  /** Sent as a form with files. */
  form?: { fields: z.ZodObject; files: readonly string[] }
  /** Whether the call takes an idempotency key. */
  isRepeatable?: true
  /** Successful responses by status; a schema means JSON. */
  answers: Record<number, z.ZodType | 'nothing' | 'csv' | 'file'>
  /** Errors in addition to those that access, path and input imply. */
  errors?: readonly ErrorCode[]
}

const Received = z.object({ message: z.string() })
/** The same idempotency key and content were received before. */
const Repeated = Received.extend({ repeated: z.literal(true) })
const submission = {
  answers: { 200: Repeated, 201: Received },
  isRepeatable: true,
  errors: ['too_many', 'reused_key'],
} as const
/** A form with files is rejected when another site's page sends it. */
const formSubmission = { ...submission, errors: [...submission.errors, 'not_allowed'] } as const
const reference = z.string().meta({
  description:
    'The number under which the applicant can ask about the application, such as 7K2M-9QXD. The desk shows it and finds the application by it.',
})
const noContent = { 204: 'nothing' } as const
const csv = { 200: 'csv' } as const

/** Every call of the API. The router, the access check, the tests and the published document all use this table. */
export const operations = {
  'GET /api/openapi.json': { access: 'anyone', answers: { 200: z.record(z.string(), z.unknown()) } },

  'GET /api/exchange-rates': { access: 'anyone', answers: { 200: ExchangeRates, 304: 'nothing' } },
  'GET /api/agents': {
    access: 'anyone',
    query: AgentQuery,
    answers: { 200: AgentPage },
    errors: ['invalid', 'too_many'],
  },
  'GET /api/agents/:id': { access: 'anyone', answers: { 200: Agent } },
  'POST /web/api/zoho/NewSubmitLead': { access: 'anyone', body: AgentInquiry, ...submission },
  'POST /web/api/zoho/submit-lead': { access: 'anyone', body: PopupLead, ...submission },

  'GET /api/jobs': { access: 'either', answers: { 200: z.union([z.array(Vacancy), z.array(AdminVacancy)]) } },
  'GET /api/jobs/:id': { access: 'either', answers: { 200: z.union([Vacancy, AdminVacancy]) } },
  'POST /api/jobs': { access: 'admin', body: NewVacancy, answers: { 201: AdminVacancy } },
  'PUT /api/jobs/:id': { access: 'admin', body: VacancyEdit, answers: { 200: AdminVacancy }, errors: ['conflict'] },
  'PATCH /api/jobs/:id/status': { access: 'admin', body: StatusChange, answers: { 200: AdminVacancy } },

  'POST /api/applications': {
    access: 'anyone',
    form: { fields: Application.extend({ jobId: z.uuid().optional(), jobTitle: z.string() }), files: applicationFiles },
    ...formSubmission,
    answers: { 200: Repeated.extend({ reference }), 201: Received.extend({ reference }) },
    errors: [...formSubmission.errors, 'job_closed'],
  },
  'POST /web/api/career/submit-career-form': {
    access: 'anyone',
    form: { fields: CareerForm, files: ['resume'] },
    ...formSubmission,
    answers: { ...submission.answers, 303: 'nothing' },
  },

  'GET /api/applications': { access: 'admin', query: ApplicationQuery, answers: { 200: ApplicationPage } },
  'GET /api/applications/counts': { access: 'admin', answers: { 200: ApplicationCounts } },
  'GET /api/applications/export.csv': { access: 'admin', query: ApplicationListing, answers: csv },
  'GET /api/applications/:id': { access: 'admin', query: ApplicationListing, answers: { 200: ApplicationDetail } },
  'GET /api/applications/:id/trail': { access: 'admin', answers: { 200: ApplicationTrail } },
  'GET /api/applications/:id/files': { access: 'admin', answers: { 200: StoredFiles } },
  'PATCH /api/applications/:id/stage': {
    access: 'admin',
    body: StageChange,
    answers: { 200: CurrentStage },
    errors: ['conflict'],
  },
  'POST /api/applications/:id/notes': { access: 'admin', body: NewNote, answers: { 201: Note } },
  'POST /api/applications/:id/erasure': { access: 'admin', body: Erasure, answers: noContent },
  'GET /files/:key': { access: 'link', answers: { 200: 'file' } },

  'GET /api/leads': { access: 'admin', query: LeadQuery, answers: { 200: LeadPage } },
  'GET /api/leads/counts': { access: 'admin', answers: { 200: LeadCounts } },
  'GET /api/leads/export.csv': { access: 'admin', query: LeadQuery, answers: csv },
  'POST /api/leads/retry': { access: 'admin', answers: { 200: Retried } },
  'GET /api/leads/:id': { access: 'admin', answers: { 200: LeadDetail } },
  'PATCH /api/leads/:id': { access: 'admin', body: LeadVerdict, answers: { 200: AcceptedLead } },
  'POST /api/leads/:id/retry': { access: 'admin', answers: { 200: Retried } },
  'POST /api/leads/:id/erasure': { access: 'admin', body: Erasure, answers: noContent },

  'GET /api/career-forms': { access: 'admin', query: CareerFormQuery, answers: { 200: CareerFormPage } },
  'GET /api/career-forms/export.csv': { access: 'admin', query: CareerFormQuery, answers: csv },
  'GET /api/career-forms/:id': { access: 'admin', answers: { 200: CareerFormDetail } },
  'GET /api/career-forms/:id/resume': { access: 'admin', answers: { 200: ResumeLink } },
  'PATCH /api/career-forms/:id': { access: 'admin', body: Handling, answers: { 200: HandledForm } },
  'POST /api/career-forms/:id/erasure': { access: 'admin', body: Erasure, answers: noContent },

  'GET /api/admin/registration': { access: 'anyone', answers: { 200: RegistrationState } },
  'POST /api/admin/register': {
    access: 'either',
    body: Registration,
    answers: { 201: Registered },
    errors: ['sign_in_needed', 'conflict', 'too_many'],
  },
  'POST /api/admin/login': {
    access: 'anyone',
    body: Credentials,
    answers: { 200: Tokens },
    errors: ['sign_in_needed', 'too_many'],
  },
  'POST /api/admin/refresh': { access: 'anyone', body: Refresh, answers: { 200: Tokens }, errors: ['not_allowed'] },
  'POST /api/admin/logout': { access: 'admin', answers: noContent },
  'POST /api/admin/password': { access: 'admin', body: PasswordChange, answers: noContent, errors: ['too_many'] },
  'GET /api/admin/desk': { access: 'admin', answers: { 200: DeskInfo } },
  'GET /api/admin/sessions': { access: 'admin', answers: { 200: Sessions } },
  'DELETE /api/admin/sessions/:id': { access: 'admin', answers: noContent },
  'GET /api/admin/admins': { access: 'admin', answers: { 200: Admins } },
  'DELETE /api/admin/admins/:id': { access: 'admin', answers: noContent, errors: ['conflict'] },
  'PUT /api/admin/admins/:id/password': { access: 'admin', body: PasswordReset, answers: noContent },
  'GET /api/admin/agents': { access: 'admin', query: DeskAgentQuery, answers: { 200: DeskAgentPage } },
  'GET /api/admin/agents/export.csv': { access: 'admin', query: DeskAgentQuery, answers: csv },
  'POST /api/admin/agents': { access: 'admin', body: AgentInput, answers: { 201: DeskAgent } },
  'POST /api/admin/agents/preview': { access: 'admin', body: ImportFile, answers: { 200: ImportPreview } },
  'POST /api/admin/agents/import': {
    access: 'admin',
    body: ImportRequest,
    answers: { 200: Imported },
    errors: ['conflict'],
  },
  'PUT /api/admin/agents/:id': { access: 'admin', body: AgentEdit, answers: { 200: DeskAgent }, errors: ['conflict'] },
  'PATCH /api/admin/agents/:id/status': { access: 'admin', body: AgentStatusChange, answers: { 200: DeskAgent } },
  'GET /api/admin/status': { access: 'admin', answers: { 200: SiteStatus } },
  'DELETE /api/admin/samples': { access: 'admin', answers: { 200: RemovedSamples } },
  'GET /api/admin/audit': { access: 'admin', query: AuditQuery, answers: { 200: AuditPage } },
  'GET /api/admin/audit.csv': { access: 'admin', query: AuditQuery, answers: csv },
} satisfies Record<string, Operation>

export type OperationName = keyof typeof operations
