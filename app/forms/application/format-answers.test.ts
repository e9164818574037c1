import { expect, test } from 'vitest'
import { applicationPage } from '../../../content/pages/job-application.ts'
import { formatAnswers } from './format-answers.ts'

const { sections, receipt } = applicationPage.form

test.for([
  [false, {}, undefined],
  [true, {}, receipt.words.drawnSignature],
  [true, { signatureKind: 'typed' }, receipt.words.typedSignature],
] as const)('[APP-6] signed: %s, answers: %o: the signature is listed as %s', ([isSigned, answers, text]) => {
  const all = formatAnswers(sections, answers, receipt.words, isSigned).flatMap((section) => section.answers)
  expect(all.find(({ label }) => label === receipt.words.signature)?.text).toBe(text)
})

test.for([
  ['2026-11-04', 'November 4, 2026'],
  ['11/4/2026', '11/4/2026'],
  ['2026-11-44', '2026-11-44'],
] as const)('[APP-7] the date %s is listed as %s', ([date, text]) => {
  const all = formatAnswers(sections, { date }, receipt.words, true).flatMap((section) => section.answers)
  expect(all.find(({ label }) => label === 'Date')?.text).toBe(text)
})
