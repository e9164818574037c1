import type { applicationPage } from '../../../content/pages/job-application.ts'
import { askedAnswers, type Answers } from './answers.ts'
import { contactOf } from './contact-store.ts'
import { fileNames, type DraftFiles } from './draft-store.ts'
import { formatAnswers, type FormattedSection } from './format-answers.ts'

/** What the applicant is shown after sending. */
export type Receipt = {
  /** Undefined if the server did not return one. */
  reference: string | undefined
  /** The private page of the application; undefined if the server did not return one. */
  statusPath: string | undefined
  jobTitle: string
  sentAt: number
  /** Already received before, from another tab or an earlier attempt. */
  isRepeat: boolean
  sections: FormattedSection[]
  contact: Answers
  files: { label: string; name: string; size: number }[]
}

type SentApplication = Pick<Receipt, 'reference' | 'statusPath' | 'jobTitle' | 'isRepeat'> & {
  answers: Answers
  files: DraftFiles
}

export const receiptFor = (
  { sections, receipt }: Pick<typeof applicationPage.form, 'sections' | 'receipt'>,
  { answers, files, ...sent }: SentApplication,
): Receipt => ({
  ...sent,
  sentAt: Date.now(),
  contact: contactOf(answers),
  sections: formatAnswers(sections, askedAnswers(sections, answers), receipt.words, true),
  files: fileNames.flatMap((name) => {
    const file = files[name]
    return file ? [{ label: receipt.files[name], name: file.name, size: file.size }] : []
  }),
})
