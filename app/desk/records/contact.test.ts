import { expect, test } from 'vitest'
import { formatPhone, telUri } from './contact.ts'

test.for([
  ['(612) 555-0117', 'tel:+16125550117'],
  ['+1 612 555 0117', 'tel:+16125550117'],
  ['001 612 555 0117', 'tel:+16125550117'],
  ['00252 61 5550117', 'tel:+252615550117'],
])('%s becomes a link that dials %s', ([written = '', dialed]) => {
  expect(telUri(written)).toBe(dialed)
})

test.for([
  ['6125550117', '(612) 555-0117'],
  ['(612) 555-0117', '(612) 555-0117'],
  ['252615550117', '252615550117'],
])('%s is shown as %s', ([sent = '', shown]) => {
  expect(formatPhone(sent)).toBe(shown)
})
