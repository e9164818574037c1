import { expect, test } from 'vitest'
import { readConfig } from './config.ts'
import { StartError } from '../contract/errors.ts'

test('an empty environment gives the defaults', () => {
  expect(readConfig({})).toMatchObject({
    port: 3000,
    dataDir: './data',
    publicUrl: 'http://localhost:3000',
    trustProxy: false,
    databaseUrl: undefined,
  })
})

test('an empty value counts as not set, as in a copied .env', () => {
  expect(readConfig({ PORT: '', DATABASE_URL: '' }).port).toBe(3000)
})

test.for([
  [{ PORT: 'abc' }, 'PORT must be a number'],
  [{ PORT: '70000' }, 'PORT must be 0 to 65535'],
  [{ DATABASE_URL: 'mysql://x' }, 'DATABASE_URL must be a postgres:// address'],
  [{ PUBLIC_URL: 'tumari.example' }, 'PUBLIC_URL must be an http:// or https:// address'],
  [{ AUTH_SECRET: 'short' }, 'AUTH_SECRET must be at least 32 characters'],
  [{ ADMIN_SETUP_CODE: 'short' }, 'ADMIN_SETUP_CODE must be at least 8 characters'],
  [{ TRUST_PROXY: 'yes' }, 'TRUST_PROXY must be true or false'],
  [{ DATABASE_URL: 'postgres://db/site' }, 'AUTH_SECRET is needed together with DATABASE_URL'],
] as const)('a bad value is told in one line: %o', ([env, message]) => {
  expect(() => readConfig(env)).toThrow(StartError)
  expect(() => readConfig(env)).toThrow(message)
  try {
    readConfig(env)
  } catch (cause) {
    expect(String(cause)).not.toContain('\n')
  }
})
