import { once } from 'node:events'
import { createServer } from 'node:net'
import { DrizzleQueryError } from 'drizzle-orm'
import { Pool } from 'pg'
import { expect, onTestFinished, test } from 'vitest'
import { isUnreachable, withDriver } from './unreachable.ts'

const withCode = (code: string) => Object.assign(new Error('of the database'), { code })

test.for(['08006', '25006', '53100', '53300', '57014', '57P01', '58030', 'ECONNREFUSED', 'EPIPE'])(
  'an unavailable server is recognized: %s',
  (code) => {
    expect(isUnreachable(withCode(code))).toBe(true)
    expect(isUnreachable(new Error('Failed query', { cause: withCode(code) }))).toBe(true)
    expect(isUnreachable(new DrizzleQueryError('select 1', [], withCode(code)))).toBe(true)
  },
)

test.for(['08P01', '22P02', '23505', '42601', '40001', '22021'])('a wrong query does not count: %s', async (code) => {
  expect(isUnreachable(withCode(code))).toBe(false)
  expect(isUnreachable(new DrizzleQueryError('select 1', [], withCode(code)))).toBe(false)
  await expect(withDriver(Promise.reject(withCode(code)))).rejects.not.toSatisfy(isUnreachable)
})

test('an error of our own code does not count', () => {
  expect(isUnreachable(new TypeError('Connection terminated'))).toBe(false)
})

test.for([
  ['never responds', () => undefined],
  ['hangs up', (socket: { end: () => void }) => socket.end()],
] as const)('a server that %s is recognized, with and without Drizzle', async ([, behave]) => {
  const server = createServer(behave).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  const port = typeof address === 'object' && address ? address.port : 0
  const pool = new Pool({ host: '127.0.0.1', port, connectionTimeoutMillis: 100 })
  onTestFinished(async () => {
    await pool.end()
    server.close()
  })
  const cause = await pool.query('select 1').catch((error: Error) => error)
  await expect(withDriver(Promise.reject(cause))).rejects.toSatisfy(isUnreachable)
  expect(isUnreachable(new DrizzleQueryError('select 1', [], cause instanceof Error ? cause : undefined))).toBe(true)
})
