import { expect, test } from 'vitest'
import { readConfig } from '../config/config.ts'
import { securityHeaders } from './security-headers.ts'

const transport = (env: Record<string, string>) => securityHeaders(readConfig(env))['strict-transport-security']
const secure = { PUBLIC_URL: 'https://www.site.example' }

test('HSTS covers this host, its subdomains too, or is not sent', () => {
  expect(transport(secure)).toBe('max-age=31536000')
  expect(transport({ ...secure, HSTS: 'subdomains' })).toBe('max-age=31536000; includeSubDomains')
  expect(transport({ ...secure, HSTS: 'off' })).toBeUndefined()
  expect(transport({ HSTS: 'subdomains' })).toBeUndefined()
})
