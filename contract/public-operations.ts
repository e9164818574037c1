import { z } from 'zod'
import { AgentQuery } from './agent-input.ts'
import { Agent, AgentPage } from './agent.ts'
import { Application, ApplicationJob } from './application.ts'
import { applicationFiles } from './application-options.ts'
import { CareerForm } from './career-form.ts'
import { PublishedPrices } from './desk-prices.ts'
import { fieldNote } from './field-note.ts'
import { MessageAnswer, ReceivedMessage } from './opt-out.ts'
import type { Operation } from './operation.ts'
import { publicPaths } from './public-paths.ts'
import { Quote, QuoteQuery } from './quote-call.ts'
import { leadAlerts, SentInquiry, SentLead } from './sent-lead.ts'
import { SentOrigin } from './visit-origin.ts'

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
const reference = z.string().describe(fieldNote('application.reference'))
const statusPath = z.string().describe(fieldNote('application.statusPath'))

/** The calls that the desk does not make. */
export const publicOperations = {
  'api.describe': {
    method: 'GET',
    path: '/api/openapi.json',
    access: 'anyone',
    answers: { 200: z.record(z.string(), z.unknown()) },
  },
  'prices.read': {
    method: 'GET',
    path: '/api/prices',
    access: 'anyone',
    answers: { 200: PublishedPrices, 304: 'nothing' },
    errors: ['not_found'],
  },
  'quotes.read': {
    method: 'GET',
    path: publicPaths['quotes.read'],
    access: 'anyone',
    query: QuoteQuery,
    answers: { 200: Quote },
    errors: ['invalid', 'not_found'],
  },
  'agents.search': {
    method: 'GET',
    path: publicPaths['agents.search'],
    access: 'anyone',
    query: AgentQuery,
    answers: { 200: AgentPage },
    errors: ['invalid', 'too_many'],
  },
  'agents.find': { method: 'GET', path: '/api/agents/:id', access: 'anyone', answers: { 200: Agent } },
  'inquiries.submit': {
    method: 'POST',
    path: publicPaths['inquiries.submit'],
    access: 'anyone',
    body: SentInquiry,
    ...submission,
  },
  'leads.submit': {
    method: 'POST',
    path: publicPaths['leads.submit'],
    access: 'anyone',
    body: SentLead,
    alerts: leadAlerts,
    ...submission,
  },
  'optOuts.receive': {
    method: 'POST',
    path: '/api/opt-outs/messages',
    access: 'anyone',
    body: ReceivedMessage,
    audit: ['opted-out', 'opt-out-ended'],
    answers: { 200: MessageAnswer },
    errors: ['sign_in_needed', 'not_found', 'invalid'],
  },
  'applications.submit': {
    method: 'POST',
    path: publicPaths['applications.submit'],
    access: 'anyone',
    form: {
      fields: z.object({ ...Application.shape, ...ApplicationJob.shape, origin: SentOrigin }),
      files: applicationFiles,
    },
    ...formSubmission,
    audit: ['file-infected'],
    answers: { 200: Repeated.extend({ reference, statusPath }), 201: Received.extend({ reference, statusPath }) },
    errors: [...formSubmission.errors, 'job_closed'],
  },
  'careerForms.submit': {
    method: 'POST',
    path: publicPaths['careerForms.submit'],
    access: 'anyone',
    form: { fields: z.object({ ...CareerForm.shape, origin: SentOrigin }), files: ['resume'] },
    ...formSubmission,
    audit: ['file-infected'],
    answers: { ...submission.answers, 303: 'nothing' },
  },
  'files.download': {
    method: 'GET',
    path: '/files/:key',
    access: 'link',
    needs: 'hiring.read',
    audit: ['file-downloaded'],
    answers: { 200: 'file' },
  },
} satisfies Record<string, Operation>
