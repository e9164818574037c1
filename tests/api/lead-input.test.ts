import { inquiry, inquiryCall, leadCall, lead } from '../../support/lead.ts'
import { expect, test } from '../support/site.ts'

const json = { 'content-type': 'application/json' }
const filled = (change: Record<string, unknown>) => JSON.stringify({ ...inquiry, ...change })

const badRequests = [
  ['broken JSON', '{"name": "Amina', json, 400],
  ['nothing', '', json, 400],
  ['a list', '[]', json, 400],
  ['null', 'null', json, 400],
  ['a number', '7', json, 400],
  ['bytes that are no text', Buffer.from([0x7b, 0xff, 0xfe, 0x7d]), json, 400],
  ['text/plain', filled({}), { 'content-type': 'text/plain' }, 415],
  ['no type', filled({}), {}, 415],
  ['a posted form', 'name=Amina', { 'content-type': 'application/x-www-form-urlencoded' }, 415],
  ['a NUL byte in the name', filled({ name: 'A\u0000mina' }), json, 422],
  ['half a character in the name', '{"name":"A\\ud800"}', json, 422],
  ['half a character in the message', filled({ LEADCF162: 'x' }).replace('"x"', '"\\udc00"'), json, 422],
  ['a NUL byte in the page', filled({ page: '/\u0000' }), json, 422],
  ['an object for a name', filled({ name: { first: 'Amina' } }), json, 422],
  ['a list for an address', filled({ Email: ['a@mail.example'] }), json, 422],
  ['a number for a phone', filled({ Phone: 6_125_550_188 }), json, 422],
  ['null for a reason', filled({ LEADCF163: null }), json, 422],
  ['a word for consent', filled({ agreed: 'Yes' }), json, 422],
  ['a name that never ends', filled({ name: 'x'.repeat(121) }), json, 422],
  ['a message that never ends', filled({ LEADCF162: 'x'.repeat(4_001) }), json, 422],
  ['an unknown form', filled({ source: 'nowhere' }), json, 422],
  ['a time that is none', filled({ elapsedMs: 'soon' }), json, 422],
  ['an address with two lines', filled({ Email: 'a@mail.example\nBcc: all@mail.example' }), json, 422],
  ['a key that cannot be one', filled({}), { ...json, 'idempotency-key': 'two words' }, 400],
  ['a body over the limit', filled({ LEADCF162: 'x'.repeat(70_000) }), json, 413],
  ['12 MB', filled({ LEADCF162: 'x'.repeat(12_000_000) }), json, 413],
] as const

test('[API-9] bad input of every kind is refused with a clear message, and nothing is stored', async ({ site }) => {
  for (const [kind, body, headers, status] of badRequests) {
    const answer = await fetch(site.url + inquiryCall, { method: 'POST', body, headers })
    expect(answer.status, kind).toBe(status)
    expect(await answer.json(), kind).toMatchObject({ message: expect.stringMatching(/^[A-Z].+\.$/) })
  }
  for (const table of ['leads', 'consents', 'deliveries']) expect(await site.count(table)).toBe(0)
})

test('[API-9] letters of any language, quotes, and markup are text like any other', async ({ site }) => {
  for (const name of ["O'Brien; drop table leads; --", 'ሰላም ወርቅነህ', 'نور الدين', '<script>alert(1)</script>', '👩🏾‍🌾']) {
    expect((await site.post(leadCall, { ...lead, name })).status, name).toBe(201)
    expect(await site.value('select name from leads order by created_at desc limit 1')).toBe(name)
  }
})

test('an unknown call or method gets an error that says so', async ({ site }) => {
  expect((await site.post('/web/api/zoho/Nothing', {})).status).toBe(404)
  expect((await site.get(inquiryCall)).status).toBe(404)
})
