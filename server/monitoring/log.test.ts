import { inspect } from 'node:util'
import { DrizzleQueryError } from 'drizzle-orm'
import { DatabaseError } from 'pg'
import { expect, test } from 'vitest'
import { SiteError, StartError } from '../../contract/errors.ts'
import { failureOf } from './log.ts'

test('the operator sees which query failed and why, but no value of a query or a row', () => {
  const cause = new DatabaseError('invalid input for "ada@example.com"', 1, 'error')
  Object.assign(cause, { code: '23505', detail: 'Key (email)=(ada@example.com) already exists.' })
  const shown = inspect(failureOf(new DrizzleQueryError('select $1', ['ada@example.com'], cause)), { depth: null })
  expect(shown).not.toContain('ada@')
  expect(shown).toContain('23505')
  expect(shown).toContain('log.test.ts')
})

test('the operator sees only a known reason', () => {
  expect(failureOf(new StartError('The port is taken.', { cause: new Error('listen') }))).toBe('The port is taken.')
  expect(failureOf(new SiteError('not_found', 'admin.not_found'))).toBe('admin.not_found')
})
