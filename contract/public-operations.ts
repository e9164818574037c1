import { z } from 'zod'
import { AgentQuery } from './agent-input.ts'
import { Agent, AgentPage } from './agent.ts'
import { Application, ApplicationJob } from './application.ts'
import { applicationFiles } from './application-options.ts'
import { CareerForm } from './career-form.ts'
import { PublishedPrices } from './desk-prices.ts'
import { fieldNote } from './field-note.ts'
import { MessageAnswer, ReceivedMessage } from './opt-out.ts'
import { anyone, type Operation } from './operation.ts'
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
  'api.describe': anyone('GET', '/api/openapi.json', {
    answers: { 200: z.record(z.string(), z.unknown()) },
  }),
  'prices.read': anyone('GET', '/api/prices', {
    answers: { 200: PublishedPrices, 304: 'nothing' },
    errors: ['not_found'],
  }),
  'quotes.read': anyone('GET', publicPaths['quotes.read'], {
    query: QuoteQuery,
    answers: { 200: Quote },
    errors: ['invalid', 'not_found'],
  }),
  'agents.search': anyone('GET', publicPaths['agents.search'], {
    query: AgentQuery,
    answers: { 200: AgentPage },
    errors: ['invalid', 'too_many'],
  }),
  'agents.find': anyone('GET', '/api/agents/:id', { answers: { 200: Agent } }),
  'inquiries.submit': anyone('POST', publicPaths['inquiries.submit'], {
    body: SentInquiry,
    ...submission,
  }),
  'leads.submit': anyone('POST', publicPaths['leads.submit'], {
    body: SentLead,
    alerts: leadAlerts,
    ...submission,
  }),
  'optOuts.receive': anyone('POST', '/api/opt-outs/messages', {
    body: ReceivedMessage,
    audit: ['opted-out', 'opt-out-ended'],
    answers: { 200: MessageAnswer },
    errors: ['sign_in_needed', 'not_found', 'invalid'],
  }),
  'applications.submit': anyone('POST', publicPaths['applications.submit'], {
    form: {
      fields: z.object({ ...Application.shape, ...ApplicationJob.shape, origin: SentOrigin }),
      files: applicationFiles,
    },
    ...formSubmission,
    audit: ['file-infected'],
    answers: { 200: Repeated.extend({ reference, statusPath }), 201: Received.extend({ reference, statusPath }) },
    errors: [...formSubmission.errors, 'job_closed'],
  }),
  'careerForms.submit': anyone('POST', publicPaths['careerForms.submit'], {
    form: { fields: z.object({ ...CareerForm.shape, origin: SentOrigin }), files: ['resume'] },
    ...formSubmission,
    audit: ['file-infected'],
    answers: { ...submission.answers, 303: 'nothing' },
  }),
  'files.download': {
    method: 'GET',
    path: '/files/:key',
    access: 'link',
    needs: 'hiring.read',
    audit: ['file-downloaded'],
    answers: { 200: 'file' },
  },
} satisfies Record<string, Operation>
