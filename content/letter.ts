import { brand } from './brand/company.ts'

export type MailText = { subject: string; text: string }

/** A short letter to somebody outside, with how to reach us at its end. */
export const letter = (greeting: string, paragraphs: string[]): string =>
  [
    greeting,
    ...paragraphs,
    'Questions? Reply to this email, or call us.',
    `${brand.legalName}\n${brand.phones.tollFree.display}\n`,
  ].join('\n\n')

/** What a person typed, for the head of a mail. */
export const oneLine = (text: string) => text.replaceAll(/\s+/g, ' ').trim()
