import { randomUUID } from 'node:crypto'

export const inquiryCall = '/web/api/zoho/NewSubmitLead'
export const leadCall = '/web/api/zoho/submit-lead'

/** Exactly what the specification says the home form sends. */
export const inquiry = {
  name: 'Amina Warsame',
  Email: 'amina@mail.example',
  Phone: '6125550188',
  agreed: true,
  LEADCF163: 'New Agent Inquiry',
  LEADCF162: 'I run a grocery on Lake Street.',
}

/** Exactly what the specification says the Join form sends. */
export const lead = { name: 'Bilal Osman', email: 'bilal@mail.example', phone: '6145550123', agreed: 'Yes' }

/** Personal data from the two forms above that must never be logged. */
export const personal = ['Amina', 'Warsame', 'amina@', '6125550188', 'grocery', 'Bilal', 'bilal@', '6145550123']

export const key = () => ({ 'idempotency-key': randomUUID() })
