import { brand } from './brand/company.ts'

export type MailText = { subject: string; text: string }

/** A short email to a customer or applicant, ending with our contact details. */
export const letter = (greeting: string, paragraphs: string[]): string =>
  [
    greeting,
    ...paragraphs,
    'Questions? Reply to this email, or call us.',
    `${brand.legalName}\n${brand.phones.tollFree.display}\n`,
  ].join('\n\n')
