import * as fc from 'fast-check'
import { z } from 'zod'
import { payoutCountries } from '../../content/countries.ts'
import { calls as documented } from '../../contract/operations.ts'
import { uploadPaths } from '../../server/app.ts'
import { applicationFields, pdf } from '../../support/application-form.ts'
import { bodies } from './bodies.ts'
import { inquiry, lead } from '../../support/lead.ts'
import { boundary, filePart, formEnd, textPart } from '../../support/raw-request.ts'

/** A request that an attacker might send; `:id` in the path is replaced by the id of something that exists. */
export type StrangeRequest = { method: string; path: string; headers: Record<string, string>; body: Buffer | undefined }

/**
 * A body for each call; attacks mutate these, so that they get past the first check. Some would end the session of the
 * attack, or erase what it is about.
 */
const samples = new Map<string, object>(
  Object.entries({
    ...bodies,
    'account.confirm': { password: 'not this one' },
    'account.changePassword': { currentPassword: 'not this one', newPassword: 'another sentence' },
    'applications.erase': { reason: 'asked', name: 'nobody by that name' },
    'leads.erase': { reason: 'asked', name: 'nobody by that name' },
    'careerForms.erase': { reason: 'asked', name: 'nobody by that name' },
  }),
)

/** Parameters without which a call is always refused. */
const required: Record<string, [name: string, value: string][]> = {
  'quotes.read': [
    ['country', payoutCountries[0]?.iso2 ?? ''],
    ['amount', '200'],
  ],
  'publications.pageAsOf': [
    ['path', '/aboutus'],
    ['at', '2026-01-01T00:00:00.000Z'],
  ],
}

/**
 * Excluded because they would end the session of the attack, or its rights (`admin-sessions` and `roles` test them), or
 * because their answer does not end.
 */
const excluded = new Set([
  'session.signOut',
  'sessions.end',
  'sessions.endOthers',
  'admins.remove',
  'admins.setRole',
  'admins.removeFactors',
  'desk.events',
])

const calls = documented.filter(({ name, operation }) => !operation.form && !excluded.has(name))

/** Text that is known to break programs, and random text. */
const text = fc.oneof(
  fc.constantFrom(
    '',
    ' ',
    '\0',
    'a\0b',
    '\ud800',
    '\udfff',
    '\u202e',
    '\ufeff',
    '’',
    '𝕏'.repeat(50),
    'x'.repeat(5_000),
    '-1',
    '1e999',
    'NaN',
    '0',
    'null',
    'true',
    '__proto__',
    'constructor',
    "' or 1=1 --",
    '"; drop table leads; --',
    '%00',
    '%',
    '%ff',
    '..',
    '../../../etc/passwd',
    '{{7*7}}',
    '${7*7}',
    '<script>alert(1)</script>',
    '=cmd|x',
    '\r\nSet-Cookie: a=b',
    '\\',
    '/',
    '//',
    '9999-12-31T23:59:59Z',
    '0000-00-00',
    '2026-02-30',
    '275760-09-13T00:00:00.001Z',
    '-000001-01-01T00:00:00Z',
    '1.7976931348623157e309',
    '00000000-0000-0000-0000-000000000000',
    'a'.repeat(64) + '@mail.example',
    'amina@mail.example',
    '55401',
    '6125550188',
    '9223372036854775808',
  ),
  fc.string({ unit: 'binary', maxLength: 60 }),
  fc.string({ unit: 'grapheme', maxLength: 200 }),
)

const number = fc.oneof(
  fc.double(),
  fc.maxSafeInteger(),
  fc.constantFrom(-1, 0, 2 ** 31, -(2 ** 31) - 1, 2 ** 53, 1e308, -0),
)

const anyJson = fc.oneof(
  { weight: 4, arbitrary: text },
  { weight: 2, arbitrary: number },
  { weight: 1, arbitrary: fc.constantFrom(null, true, false, [], {}, [[[[[[]]]]]]) },
  { weight: 1, arbitrary: fc.array(text, { maxLength: 5 }) },
  { weight: 1, arbitrary: fc.dictionary(text, text, { maxKeys: 5 }) },
  { weight: 1, arbitrary: fc.json().map((json): unknown => JSON.parse(json)) },
)

/** A sample with a few of its fields changed, removed, or added, or something else altogether. */
const mutatedJson = (sample: object): fc.Arbitrary<string> => {
  const names = fc.oneof(fc.constantFrom(...Object.keys(sample), 'extra', '__proto__', 'website'), text)
  const change = fc.tuple(names, fc.option(anyJson, { nil: undefined }))
  const mutated = fc.array(change, { maxLength: 3 }).map((changes) => {
    const entries = new Map<string, unknown>(Object.entries(sample))
    for (const [name, value] of changes) entries.set(name, value)
    const fields = [...entries].filter(([, value]) => value !== undefined)
    // Serialized by hand, so that a name like __proto__ is sent unchanged.
    return `{${fields.map(([name, value]) => `${JSON.stringify(name)}:${JSON.stringify(value)}`).join(',')}}`
  })
  return fc.oneof(
    { weight: 8, arbitrary: mutated },
    { weight: 1, arbitrary: anyJson.map((value) => JSON.stringify(value) ?? '') },
    {
      weight: 1,
      arbitrary: fc.constantFrom('{"a":'.repeat(5_000), '['.repeat(50_000), '{"a":1', '', '\ufeff{}', '{}{}'),
    },
  )
}

const known = [
  'cursor',
  'q',
  'status',
  'stage',
  'job',
  'from',
  'until',
  'sort',
  'near',
  'lat',
  'lng',
  'open',
  'language',
  'state',
]
const extraParameters = [
  'service',
  'source',
  'channel',
  'delivery',
  'action',
  'who',
  'subject',
  'by',
  'signature',
  'limit',
  'radius',
  'zip',
]
const query = fc
  .array(fc.tuple(fc.oneof(fc.constantFrom(...known, ...extraParameters), text), text), { maxLength: 4 })
  .map((pairs) => pairs.map(([name, value]) => `${encode(name)}=${encode(value)}`).join('&'))
  .map((pairs) => (pairs ? `?${pairs}` : ''))

const encode = (value: string) => encodeURIComponent(value.toWellFormed())

const headers = fc.record(
  {
    'content-type': fc.constantFrom(
      'application/json',
      'application/json; charset=utf-16',
      'text/plain',
      'multipart/form-data',
    ),
    'idempotency-key': fc.string({ minLength: 1, maxLength: 220 }).map((value) => encode(value).slice(0, 210) || 'k'),
    accept: fc.constantFrom('text/html', '*/*', 'application/json', 'x'),
    'accept-encoding': fc.constantFrom('br', 'gzip;q=0', 'identity;q=0, *;q=0', 'zstd'),
    range: fc.constantFrom('bytes=0-0', 'bytes=-1', 'bytes=9-1', 'bytes=0-99999999999999999999', 'x'),
    'if-none-match': fc.constantFrom('*', '"x"', 'W/"'),
    origin: fc.constantFrom('null', 'https://evil.example', 'http://127.0.0.1'),
    'x-forwarded-for': fc.constantFrom('', '1.2.3.4', '::1', 'x'.repeat(300), '1.2.3.4, , ::ffff:1.2.3.4', '%00'),
    'x-http-method-override': fc.constantFrom('DELETE', 'x'),
    'x-request-id': fc.constantFrom('a', 'x'.repeat(100), 'good-request-id'),
  },
  { requiredKeys: [] },
)

const id = fc.oneof(
  { weight: 3, arbitrary: fc.constant(':id') },
  { weight: 1, arbitrary: fc.uuid() },
  { weight: 1, arbitrary: text.map(encode) },
)

/** API calls, each with its own method and a mutated valid body. */
const apiRequest: fc.Arbitrary<StrangeRequest> = fc.constantFrom(...calls).chain(({ name, method, path }) => {
  const body = method === 'GET' ? fc.constant(undefined) : mutatedJson(samples.get(name) ?? {})
  return fc.record({ id, query, headers, body }).map((parts) => ({
    method,
    path: path.replace(/:id|:key/, () => parts.id) + parts.query,
    headers: { 'content-type': 'application/json', ...parts.headers },
    body: parts.body === undefined ? undefined : Buffer.from(parts.body),
  }))
})

const strangeMoment = fc.oneof(
  fc.constantFrom(
    '0000-01-01T00:00:00Z',
    '0000-12-31T23:59:59.999Z',
    '0001-01-01T00:00:00Z',
    '9999-12-31T23:59:59.999999999Z',
    '0000-01-01',
    '2026-02-30T00:00:00Z',
    '2026-01-01T00:00:00.000Z',
    '2026-01-01T24:00:00Z',
  ),
  fc.date({ noInvalidDate: true }).map((date) => date.toISOString()),
)

/** Cursors in the site's own format, with keys that it would never issue. */
const strangeCursor = fc
  .record({
    direction: fc.constantFrom('after', 'before'),
    key: fc.oneof(
      { weight: 3, arbitrary: fc.constantFrom(1.5, 1e300, -1, 2 ** 53, 2 ** 63) },
      number,
      { weight: 2, arbitrary: fc.tuple(strangeMoment, fc.uuid()) },
      fc.tuple(number, fc.uuid()),
      fc.tuple(text, text, fc.uuid()),
      fc.tuple(text, text, text, fc.uuid()),
      anyJson,
    ),
  })
  .map((place) => Buffer.from(JSON.stringify(place)).toString('base64url'))

export const listed = documented.filter(({ method, operation }) => method === 'GET' && operation.query)

/**
 * Requests for lists, with known filter values and usually one strange parameter. Several strange ones would hide each
 * other, since the first refused parameter ends the call.
 */
export const listRequest: fc.Arbitrary<StrangeRequest> = fc
  .constantFrom(...listed)
  .chain(({ name: call, path, operation }) => {
    const shape = operation.query?.shape ?? {}
    const names = Object.keys(shape)
    const usual = Object.entries(shape).flatMap(([name, schema]) =>
      enumValuesOf(schema).map((word) => [name, word] as const),
    )
    const strange = fc.oneof(
      { weight: names.includes('cursor') ? 4 : 0, arbitrary: fc.tuple(fc.constant('cursor'), strangeCursor) },
      { weight: names.includes('from') ? 3 : 0, arbitrary: fc.tuple(fc.constantFrom('from', 'until'), strangeMoment) },
      {
        weight: 2,
        arbitrary: fc.tuple(fc.constantFrom(...names), fc.oneof(fc.constant(''), strangeCursor, strangeMoment, text)),
      },
    )
    return fc
      .tuple(
        fc.subarray(usual, { maxLength: Math.min(2, usual.length) }),
        fc.option(strange, { freq: 4, nil: undefined }),
      )
      .map(([plain, one]) => requestOf(path, [...(required[call] ?? []), ...plain, ...(one ? [one] : [])]))
  })

/** Each list, with the parameters that it needs and no other. */
export const plainListRequests = () => listed.map(({ name, path }) => requestOf(path, required[name] ?? []))

const requestOf = (path: string, parameters: (readonly [string, string])[]): StrangeRequest => ({
  method: 'GET',
  path: `${path}?${asQuery(new Map(parameters))}`,
  headers: {},
  body: undefined,
})

const asQuery = (parameters: Map<string, string>) =>
  [...parameters].map(([name, given]) => `${name}=${encode(given)}`).join('&')

/** The allowed values of a parameter that is an enum. */
const enumValuesOf = (schema: z.core.$ZodType): string[] => {
  const json = JSON.stringify(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }))
  return z.array(z.string()).parse(JSON.parse(/"enum":(\[[^\]]*\])/.exec(json)?.[1] ?? '[]'))
}

/** Forms that browsers post to pages. */
const formRequest: fc.Arbitrary<StrangeRequest> = fc
  .record({
    path: fc.constantFrom('/', '/company', '/ngo', '/b2b', '/customised', '/globalpayment', '/Compliance'),
    query,
    headers,
    fields: fc.array(
      fc.tuple(fc.oneof(fc.constantFrom(...Object.keys(inquiry), ...Object.keys(lead), 'form'), text), text),
      { maxLength: 12 },
    ),
  })
  .map(({ path, query: search, headers: given, fields }) => ({
    method: 'POST',
    path: path + search,
    headers: { ...given, 'content-type': 'application/x-www-form-urlencoded' },
    body: Buffer.from(fields.map(([name, value]) => `${encode(name)}=${encode(value)}`).join('&')),
  }))

/** Uploads whose parts are mixed up, repeated, misnamed, or cut off. */
const part = fc.oneof(
  fc
    .tuple(fc.oneof(fc.constantFrom(...Object.keys(applicationFields)), text), text)
    .map(([name, value]) => textPart(name, value)),
  fc
    .tuple(
      fc.constantFrom('resume', 'coverLetter', 'signatureImage', 'certificationsFile', 'x', ''),
      text,
      fc.oneof(fc.constant(pdf()), text),
    )
    .map(([name, filename, content]) => filePart(name, filename, content)),
  fc.constantFrom(
    `--${boundary}\r\n\r\n\r\n`,
    `--${boundary}`,
    '\r\n\r\n',
    `--${boundary}\r\nContent-Disposition: form-data\r\n\r\nx\r\n`,
  ),
)
const uploadRequest: fc.Arbitrary<StrangeRequest> = fc
  .record({
    path: fc.constantFrom(...Object.values(uploadPaths)),
    isComplete: fc.boolean(),
    parts: fc.array(part, { maxLength: 8 }),
    end: fc.constantFrom(formEnd, '', '--', formEnd.repeat(2)),
    type: fc.constantFrom(
      `multipart/form-data; boundary=${boundary}`,
      'multipart/form-data',
      'multipart/form-data; boundary=""',
      'multipart/form-data; boundary="\\"',
    ),
  })
  .map(({ path, isComplete, parts, end, type }) => {
    const fields = isComplete ? Object.entries(applicationFields).map(([name, value]) => textPart(name, value)) : []
    return {
      method: 'POST',
      path,
      headers: { 'content-type': type },
      body: Buffer.from([...fields, ...parts, end].join('')),
    }
  })

/** Any method on any path. */
const otherRequest: fc.Arbitrary<StrangeRequest> = fc
  .record({
    method: fc.constantFrom('GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'PROPFIND', 'LOCK'),
    start: fc.constantFrom(
      '/',
      '/api/',
      '/files/',
      '/web/api/zoho/',
      '/careerpagedetails/',
      '/Jobapplicationform/',
      '/admin/',
      '/assets/',
      '/find-agent',
      '/help',
    ),
    rest: text,
    query,
    headers,
    body: fc.option(fc.uint8Array({ maxLength: 300 }), { nil: undefined }),
  })
  .map(({ method, start, rest, query: search, headers: given, body }) => ({
    method,
    path: start + encode(rest) + search,
    headers: given,
    body: body && method !== 'GET' && method !== 'HEAD' ? Buffer.from(body) : undefined,
  }))

export const strangeRequest = fc.oneof(
  { weight: 6, arbitrary: apiRequest },
  { weight: 2, arbitrary: formRequest },
  { weight: 2, arbitrary: uploadRequest },
  { weight: 2, arbitrary: otherRequest },
)

/** Bytes that resemble HTTP: built according to its grammar, then malformed. */
export const strangeBytes: fc.Arbitrary<string> = fc
  .record({
    method: fc.constantFrom('GET', 'POST', 'G\0T', 'get', '', 'CONNECT', 'PRI', 'TRACE'),
    target: fc.oneof(
      fc.constantFrom('/', '*', '//', '/%', 'http://evil.example/', '/?', '/../..', '/\t', 'evil.example:443'),
      text,
    ),
    version: fc.constantFrom('HTTP/1.1', 'HTTP/1.0', 'HTTP/2.0', 'HTTP/1.1 ', 'http/1.1', ''),
    fields: fc.array(
      fc.oneof(
        fc.constantFrom(
          'Host: localhost',
          'Host: evil.example',
          'Host: a\r\nHost: b',
          'Content-Length: 5',
          'Content-Length: -1',
          'Content-Length: 5, 5',
        ),
        fc.constantFrom(
          'Transfer-Encoding: chunked',
          'Transfer-Encoding: gzip, chunked',
          'Transfer-Encoding : chunked',
          'Expect: 100-continue',
          'Expect: x',
        ),
        fc.constantFrom(
          'Connection: upgrade\r\nUpgrade: websocket',
          'Upgrade: h2c',
          ' folded: x',
          'X: \0',
          ': x',
          'Content-Length: 5\r\nTransfer-Encoding: chunked',
        ),
        fc.tuple(text, text).map(([name, value]) => `${name}: ${value}`),
      ),
      { maxLength: 6 },
    ),
    rest: fc.oneof(
      fc.constantFrom(
        '',
        '5\r\nhello\r\n0\r\n\r\n',
        'ffffffffffffffff\r\n',
        '0\r\n\r\nGET / HTTP/1.1\r\n\r\n',
        'hello',
      ),
      text,
    ),
    ending: fc.constantFrom('\r\n', '\n', '\r'),
  })
  .map(({ method, target, version, fields, rest, ending }) =>
    [`${method} ${target} ${version}`, ...fields, '', rest].join(ending),
  )
