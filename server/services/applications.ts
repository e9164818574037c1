import { Application, ApplicationJob, firstProblem, submitRules } from '../../contract/application.ts'
import { newRecord } from '../../contract/desk-events.ts'
import { invalidFields, SiteError } from '../../contract/errors.ts'
import { fieldProblems } from '../../contract/field-problems.ts'
import { originKey, readOrigin } from '../../contract/origin.ts'
import type { Problems } from '../../contract/reasons.ts'
import type { Db } from '../db/client.ts'
import { findVacancyByTitle, insertApplication } from '../db/queries/applications.ts'
import { notifyChanges } from '../db/queries/changes.ts'
import { findActiveVacancy } from '../db/queries/vacancies.ts'
import type { NotifyHiring } from './hiring-mail.ts'
import type { SentForm } from './files/uploads.ts'

/** Stores an application with its files and the emails about it in one transaction; false when it was stored before. */
export async function storeApplication(db: Db, notify: NotifyHiring, form: SentForm): Promise<boolean> {
  const { application, job } = checkApplication(form)
  return db.transaction(async (tx) => {
    const { idempotencyKey, requestHash } = form
    const id = await insertApplication(tx, {
      ...application,
      ...(await findJob(tx, job)),
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

/** Reports every invalid field; the main message follows the order of the form. */
function checkApplication({ fields, upload }: SentForm): { application: Application; job: ApplicationJob } {
  const application = Application.safeParse(fields)
  const job = ApplicationJob.safeParse(fields)
  const isMissing: Record<string, boolean> = {
    job: !job.success,
    coverLetter: !upload.roles.has('coverLetter'),
    resume: !upload.roles.has('resume'),
    signatureImage: !upload.roles.has('signatureImage'),
  }
  const missing = submitRules.filter(([field]) => isMissing[field])
  if (application.success && job.success && missing.length === 0)
    return { application: application.data, job: job.data }
  const problems: Problems = {
    ...(application.success ? {} : fieldProblems(application.error)),
    ...Object.fromEntries(missing.map(([field, reason]) => [field, { reason }])),
  }
  throw invalidFields(problems, firstProblem(problems))
}

/**
 * The job must be open. Our own form sends its id; callers that follow the specification send its title, which must
 * match an open job exactly.
 */
async function findJob(db: Db, { jobId, jobTitle = '' }: ApplicationJob) {
  const vacancy = jobId ? await findActiveVacancy(db, jobId) : await findVacancyByTitle(db, jobTitle)
  if (!vacancy) throw new SiteError('job_closed', 'application.job_closed')
  return { jobTitle: vacancy.jobTitle, vacancyId: vacancy.id }
}
