import { careerMessages } from '../../contract/career-messages.ts'
import { sentAddress, type FormAnswer } from '../../contract/posted-form.ts'
import { findCareerSubmissionRequest } from '../db/queries/career-submissions.ts'
import { leaveResume, problemsOf } from '../services/career-forms.ts'
import type { HiringParts } from './applications.ts'
import { documentRule, formApi, type RawCall } from './receive-form.ts'

/** The call behind the short form of the company page and of the careers popup. */
export const careerFormsApi = ({ db, tell, receiving }: HiringParts): RawCall =>
  formApi(receiving, {
    files: new Map([['resume', documentRule(receiving.maxUploadMegabytes)]]),
    findRequest: (key) => findCareerSubmissionRequest(db, key),
    accept: (form) => leaveResume(db, tell, form),
    // The forms of our pages say where they are; one that a browser has posted by itself has no key.
    isKnownByContent: (fields) => fields.has('source'),
    thanks: careerMessages.success.text,
  })

/** Where the page is that a browser goes to from the address of the call. */
export const careersPath = '/career'

type Fields = ReadonlyMap<string, string>

const pageOf = (fields: Fields) =>
  fields.get('source') === 'company'
    ? ({ path: '/company', form: 'career-company' } as const)
    : ({ path: careersPath, form: 'career-popup' } as const)

/** What a browser gets that has posted the form by itself, without JavaScript. */
export const careerFormPage = {
  /** The address that says that the form was received. */
  sent: (fields: Fields) => {
    const { path, form } = pageOf(fields)
    return sentAddress(path, form)
  },
  /** The page that says why it was not. */
  refused: (fields: Fields, failure: { message: string; fields?: Record<string, string> }) => {
    const { path, form } = pageOf(fields)
    const { title } = careerMessages.failure
    const isFixable = failure.fields !== undefined
    const answer: FormAnswer = {
      form,
      ok: false,
      notice: { title, text: isFixable ? careerMessages.fixErrors : failure.message },
      // A refused file ends the reading before the other fields are checked.
      problems: { ...(isFixable && problemsOf(fields)), resume: careerMessages.chooseAgain, ...failure.fields },
      values: Object.fromEntries(fields),
    }
    return { path, answer }
  },
}
