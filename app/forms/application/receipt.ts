import type { applicationPage } from '../../../content/pages/job-application.ts'
import { inWords, type SectionInWords } from './answers-in-words.ts'
import { askedAnswers, type Answers } from './answers.ts'
import { fileNames, type DraftFiles } from './draft-store.ts'

/** What was received, as it is shown to the applicant after sending. */
export type Receipt = {
  /** Nothing when the site did not name one. */
  reference: string | undefined
  jobTitle: string
  sentAt: number
  /** It had been received before, from another tab or at an earlier try. */
  isRepeat: boolean
  sections: SectionInWords[]
  files: { label: string; name: string; size: number }[]
}

type Sent = Pick<Receipt, 'reference' | 'jobTitle' | 'isRepeat'> & { answers: Answers; files: DraftFiles }

export const receiptFor = (
  { sections, receipt }: Pick<typeof applicationPage.form, 'sections' | 'receipt'>,
  { answers, files, ...sent }: Sent,
): Receipt => ({
  ...sent,
  sentAt: Date.now(),
  sections: inWords(sections, askedAnswers(sections, answers), receipt.words),
  files: fileNames.flatMap((name) => {
    const file = files[name]
    return file ? [{ label: receipt.files[name], name: file.name, size: file.size }] : []
  }),
})
