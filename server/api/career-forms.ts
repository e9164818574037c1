import { careerOutcomes } from '../../content/career-form.ts'
import { problemTexts } from '../../content/reason-text.ts'
import { everyReason } from '../../content/reasons/every.ts'
import { checkCareerForm } from '../../contract/career-form.ts'
import { sentAddress, type FormAnswer } from '../../contract/posted-form.ts'
import { findCareerSubmissionRequest } from '../db/queries/career-submissions.ts'
import { storeCareerForm } from '../services/career-forms.ts'
import type { HiringParts } from './applications.ts'
import { formApi, type RawCall } from './receive-form.ts'

/** Receives the short form of the company page and the careers popup. */
export const careerFormsApi = ({ db, notify, receiving }: HiringParts): RawCall =>
  formApi('careerForms.submit', receiving, {
    findRequest: (key) => findCareerSubmissionRequest(db, key),
    accept: (form) => storeCareerForm(db, notify, form),
    // The forms of our pages have a source; one that was posted without JavaScript has no key.
    isKnownByContent: (fields) => fields.has('source'),
    thanks: careerOutcomes.success.text,
  })

/** The page that a browser is redirected to from the URL of the call. */
export const careersPath = '/career'

type Fields = ReadonlyMap<string, string>

const pageOf = (fields: Fields) =>
  fields.get('source') === 'company'
    ? ({ path: '/company', form: 'career-company' } as const)
    : ({ path: careersPath, form: 'career-popup' } as const)

/** The response to a browser that posted the form without JavaScript. */
export const careerFormPage = {
  /** The URL that confirms that the form was received. */
  sent: (fields: Fields) => {
    const { path, form } = pageOf(fields)
    return sentAddress(path, form)
  },
  /** The page that says why the form was refused. */
  refused: (fields: Fields, failure: { message: string; fields?: Record<string, string> }) => {
    const { path, form } = pageOf(fields)
    const { title } = careerOutcomes.failure
    const isFixable = failure.fields !== undefined
    const answer: FormAnswer = {
      form,
      ok: false,
      notice: { title, text: isFixable ? careerOutcomes.fixErrors : failure.message },
      // A refused file stops the reading before the other fields are checked.
      problems: {
        ...problemTexts(everyReason, {
          ...(isFixable && checkCareerForm(Object.fromEntries(fields), true).problems),
          resume: { reason: 'career.resume_choose_again' },
        }),
        ...failure.fields,
      },
      values: Object.fromEntries(fields),
    }
    return { path, answer }
  },
}
