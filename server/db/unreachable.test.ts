import { expect, test } from 'vitest'
import { isUnreachable } from './unreachable.ts'

const withCode = (code: string) => Object.assign(new Error('of the database'), { code })

test.for(['08006', '25006', '53100', '53300', '57014', '57P01', '58030', 'ECONNREFUSED', 'EPIPE'])(
  'an unavailable server is recognized: %s',
  (code) => {
    expect(isUnreachable(withCode(code))).toBe(true)
    expect(isUnreachable(new Error('Failed query', { cause: withCode(code) }))).toBe(true)
  },
)

test.for(['08P01', '22P02', '23505', '42601', '40001', '22021'])('a wrong query does not count: %s', (code) => {
  expect(isUnreachable(withCode(code))).toBe(false)
})

test.for(['Query read timeout', 'timeout exceeded when trying to connect', 'Connection terminated unexpectedly'])(
  'the driver’s errors for a silent or lost server are recognized: %s',
  (message) => expect(isUnreachable(new Error(message))).toBe(true),
)
