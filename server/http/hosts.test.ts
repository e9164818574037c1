import { expect, test } from 'vitest'
import { createHostCheck } from './hosts.ts'

const check = createHostCheck({ publicUrl: 'https://www.site.example', allowedHosts: ['10.0.0.7'], port: 3000 })

const asked = (...hosts: string[]) => {
  const rawHeaders = ['accept', '*/*', ...hosts.flatMap((host, index) => [index === 0 ? 'Host' : 'hOST', host])]
  return check({ headers: hosts[0] === undefined ? {} : { host: hosts[0] }, rawHeaders })
}

test.for(['www.site.example', 'WWW.Site.Example:8443', '10.0.0.7:3000', 'localhost', 'localhost:65535'])(
  'a configured host is served: %s',
  (host) => expect(asked(host)).toBeUndefined(),
)

test.for(['127.0.0.1:3000', '127.9.8.7', '[::1]', '[::1]:3000'])('loopback is served: %s', (host) =>
  expect(asked(host)).toBeUndefined(),
)

test.for([
  'evil.example',
  'www.site.example.evil.example',
  'site.example',
  '10.0.0.8',
  'localhost.evil.example',
  '127.0.0.1.evil.example',
  '[::2]',
  'www.site.example.',
])('another host is not: %s', (host) => expect(asked(host)).toBe(421))

test.for(['', 'a b', 'www.site.example@evil.example', 'www.site.example/x', 'www.site.example:x', '[::1', '::1'])(
  'a malformed host is a bad request: %o',
  (host) => expect(asked(host)).toBe(400),
)

test('a missing or repeated host is a bad request', () => {
  expect(asked()).toBe(400)
  expect(asked('www.site.example', 'evil.example')).toBe(400)
  expect(asked('www.site.example', 'www.site.example')).toBe(400)
})
