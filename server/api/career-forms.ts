import { careerMessages } from '../../contract/career-messages.ts'
import { findCareerSubmissionRequest } from '../db/queries/career-submissions.ts'
import { leaveResume } from '../services/career-forms.ts'
import type { HiringParts } from './applications.ts'
import { documentRule, formApi, type RawCall } from './receive-form.ts'

/** The call behind the short form of the company page and of the careers popup. */
export const careerFormsApi = ({ db, tell, receiving }: HiringParts): RawCall =>
  formApi(receiving, {
    files: new Map([['resume', documentRule(receiving.maxUploadMegabytes)]]),
    findRequest: (key) => findCareerSubmissionRequest(db, key),
    accept: (form) => leaveResume(db, tell, form),
    thanks: careerMessages.success.text,
  })

/** Tells on the careers page what became of a form that was posted without JavaScript. */
export const careerFormPage = (isTaken: boolean) => `/career?resume=${isTaken ? 'sent' : 'failed'}`
