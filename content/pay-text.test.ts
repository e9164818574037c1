import { expect, test } from 'vitest'
import { payText } from './pay-text.ts'

test.for([
  [{ payFrom: '21.50', payTo: '25.00', payPer: 'hour' }, '$21.50 to $25 per hour'],
  [{ payFrom: '52000.00', payTo: '52000.00', payPer: 'year' }, '$52,000 per year'],
  [{ payFrom: '52000.00', payTo: null, payPer: 'year' }, 'From $52,000 per year'],
  [{ payFrom: null, payTo: '1234567.89', payPer: 'year' }, 'Up to $1,234,567.89 per year'],
  [{ payFrom: null, payTo: null, payPer: 'hour' }, undefined],
] as const)('[HIRE-5] the pay is written as %j: %s', ([pay, text]) => {
  expect(payText(pay)).toBe(text)
})
