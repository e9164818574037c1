import { ApplicationJob, checkApplication, firstProblem } from '../../contract/application.ts'
import { newRecord } from '../../contract/desk-events.ts'
import { invalidFields, SiteError } from '../../contract/errors.ts'
import { originKey, readOrigin } from '../../contract/origin.ts'
import type { Db } from '../db/client.ts'
import { insertApplication } from '../db/queries/applications.ts'
import { notifyChanges } from '../db/queries/changes.ts'
import { findActiveVacancy, findActiveVacancyByTitle } from '../db/queries/vacancies.ts'
import type { NotifyHiring } from './hiring-mail.ts'
import type { SentForm } from './files/uploads.ts'
import { firstAcceptedDay } from './vacancies.ts'

/** Stores an application with its files and the emails about it in one transaction; false when it was stored before. */
export async function storeApplication(db: Db, notify: NotifyHiring, form: SentForm): Promise<boolean> {
  const vacancy = await findVacancyFor(db, form.fields)
  const { roles } = form.upload
  // Also answers to sections that the vacancy has left out since the form was opened: applicants see them as sent.
  const { application, problems } = checkApplication(form.fields, {
    job: ApplicationJob.safeParse(form.fields).success,
    coverLetter: roles.has('coverLetter'),
    resume: roles.has('resume'),
    signatureImage: roles.has('signatureImage'),
  })
  // The main message follows the order of the form.
  if (!application) throw invalidFields(problems, firstProblem(problems))
  if (!vacancy) throw new SiteError('job_closed', 'application.job_closed')
  return db.transaction(async (tx) => {
    const { idempotencyKey, requestHash } = form
    const id = await insertApplication(tx, {
      ...application,
      jobTitle: vacancy.jobTitle,
      vacancyId: vacancy.id,
      origin: readOrigin(form.fields[originKey]),
      idempotencyKey,
      requestHash,
    })
    if (!id) return false
    await form.upload.keep(tx, { applicationId: id })
    await notify(tx, 'application', id)
    await notifyChanges(tx, [newRecord('application', id)])
    return true
  })
}

/**
 * The job must be open, or have closed the day before. Our own form sends its id; callers that follow the specification
 * send its title, which must match exactly.
 */
function findVacancyFor(db: Db, fields: SentForm['fields']) {
  const { jobId, jobTitle = '' } = ApplicationJob.safeParse(fields).data ?? {}
  return jobId
    ? findActiveVacancy(db, jobId, firstAcceptedDay())
    : findActiveVacancyByTitle(db, jobTitle, firstAcceptedDay())
}
