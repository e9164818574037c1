import { expect, test } from 'vitest'
import { fieldErrors } from './field-errors.ts'
import { AgentInquiry, JoinLead, joinMessages, joinRules } from './lead.ts'

test('each field says what is wrong with it, and the first field of the form speaks for all', () => {
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

test('[JOIN-1] a missing field is told before a wrong one, whatever the order of the fields', () => {
  const { error } = JoinLead.safeParse({ name: 'Amina', email: 'amina', phone: '', agreed: 'No' })
  expect(error && fieldErrors(error, joinRules).message).toBe(joinMessages.missing)
})
