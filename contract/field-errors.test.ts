import { expect, test } from 'vitest'
import { fieldErrors } from './field-errors.ts'
import { AgentInquiry, JoinLead, joinMessages, joinRules } from './lead.ts'

test('each field has its own error, and the form shows the one of its first field', () => {
  const { error } = AgentInquiry.safeParse({ name: '', Email: 'amina', Phone: '', LEADCF163: '', agreed: false })
  expect(error && fieldErrors(error)).toEqual({
    message: 'Name is required.',
    fields: {
      name: 'Name is required.',
      Email: 'Invalid email format.',
      Phone: 'Phone number is required.',
      LEADCF163: 'Please select a reason.',
      agreed: 'You must agree to the terms.',
    },
  })
})

test('[JOIN-1] a missing field is reported before an invalid one, whatever the order of the fields', () => {
  const { error } = JoinLead.safeParse({ name: 'Amina', email: 'amina', phone: '', agreed: 'No' })
  expect(error && fieldErrors(error, joinRules).message).toBe(joinMessages.missing)
})
