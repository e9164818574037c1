import { expect, test } from 'vitest'
import { readConfig } from '../config.ts'
import { securityHeaders } from './security-headers.ts'

const transport = (env: Record<string, string>) => securityHeaders(readConfig(env))['strict-transport-security']
const secure = { PUBLIC_URL: 'https://www.site.example' }

test('browsers are told to keep to https on this host, on all below it, or not at all', () => {
  expect(transport(secure)).toBe('max-age=31536000')
  expect(transport({ ...secure, HSTS: 'subdomains' })).toBe('max-age=31536000; includeSubDomains')
  expect(transport({ ...secure, HSTS: 'off' })).toBeUndefined()
  expect(transport({ HSTS: 'subdomains' })).toBeUndefined()
})
