import { expect, test } from 'vitest'
import { fieldProblems, firstAlert } from './field-problems.ts'
import { AgentInquiry, JoinLead, joinRules } from './lead.ts'

test('each field has its own reason', () => {
  const { error } = AgentInquiry.safeParse({ name: '', Email: 'amina', Phone: '', LEADCF163: '', agreed: false })
  expect(error && fieldProblems(error)).toEqual({
    name: { reason: 'inquiry.name_required' },
    Email: { reason: 'inquiry.email_invalid' },
    Phone: { reason: 'inquiry.phone_required' },
    LEADCF163: { reason: 'inquiry.reason_required' },
    agreed: { reason: 'inquiry.agreement_required' },
  })
})

test('[JOIN-1] a missing field is reported before an invalid one, whatever the order of the fields', () => {
  const { error } = JoinLead.safeParse({ name: 'Amina', email: 'amina', phone: '', agreed: 'No' })
  expect(error && firstAlert(fieldProblems(error), joinRules)).toBe('join.missing')
})

test('a limit comes with its number, and a rule without a reason has a general one', () => {
  const { error } = AgentInquiry.safeParse({ name: 'x'.repeat(121), LEADCF162: 7 })
  expect(error && fieldProblems(error)).toMatchObject({
    name: { reason: 'text.too_long', values: { max: 120 } },
    LEADCF162: { reason: 'text.missing' },
  })
  const { error: unexplained } = JoinLead.safeParse('text')
  expect(unexplained && fieldProblems(unexplained)).toEqual({ '': { reason: 'value.invalid' } })
})
