import type { EmailKind } from '../../contract/email-template.ts'
import {
  emailApplicant,
  emailApplicants,
  readApplicationEmails,
  undoApplicationEmails,
} from '../services/application-emails.ts'
import { emailCareerForm, readCareerFormEmails, undoCareerFormEmails } from '../services/career-form-emails.ts'
import { readTemplates, restoreTemplate, saveTemplate } from '../services/email-templates.ts'
import type { Mailing } from '../services/emails.ts'
import { emailLead, readLeadEmails, undoLeadEmails } from '../services/lead-emails.ts'
import { handle } from './handle.ts'

/** Whoever hires also answers people who sent a resume. */
const hiringKinds = ['application', 'career-form'] as const satisfies EmailKind[]
const leadKinds = ['lead'] as const satisfies EmailKind[]

/** Emails from the desk, and their templates. */
export const deskEmailsApi = (mailing: Mailing) => {
  const { db, isSetUp } = mailing
  return [
    handle('applications.emails', ({ params }) => readApplicationEmails(mailing, params.id)),
    handle('applications.sendEmail', ({ params, body, actor }) => emailApplicant(mailing, params.id, body, actor)),
    handle('applications.emailMany', ({ body, actor }) => emailApplicants(mailing, body, actor)),
    handle('applications.undoEmails', ({ body, actor }) => undoApplicationEmails(mailing, body.batchId, actor)),
    handle('applications.templates', async () => ({ data: await readTemplates(db, hiringKinds), isSetUp })),
    handle('applications.saveTemplate', async ({ params, body, actor }) => ({
      data: await saveTemplate(db, hiringKinds, params.id, body, actor),
    })),
    handle('applications.restoreTemplate', async ({ params, actor }) => ({
      data: await restoreTemplate(db, hiringKinds, params.id, actor),
    })),
    handle('careerForms.emails', ({ params }) => readCareerFormEmails(mailing, params.id)),
    handle('careerForms.sendEmail', ({ params, body, actor }) => emailCareerForm(mailing, params.id, body, actor)),
    handle('careerForms.undoEmails', ({ body, actor }) => undoCareerFormEmails(mailing, body.batchId, actor)),
    handle('leads.emails', ({ params }) => readLeadEmails(mailing, params.id)),
    handle('leads.sendEmail', ({ params, body, actor }) => emailLead(mailing, params.id, body, actor)),
    handle('leads.undoEmails', ({ body, actor }) => undoLeadEmails(mailing, body.batchId, actor)),
    handle('leads.templates', async () => ({ data: await readTemplates(db, leadKinds), isSetUp })),
    handle('leads.saveTemplate', async ({ params, body, actor }) => ({
      data: await saveTemplate(db, leadKinds, params.id, body, actor),
    })),
    handle('leads.restoreTemplate', async ({ params, actor }) => ({
      data: await restoreTemplate(db, leadKinds, params.id, actor),
    })),
  ]
}
