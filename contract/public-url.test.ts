import { expect, test } from 'vitest'
import { readPublicUrl } from './public-url.ts'

test.for([
  ['https://www.example.com', 'https://www.example.com'],
  ['https://www.example.com//', 'https://www.example.com'],
  [' https://WWW.Example.com:443/ ', 'https://www.example.com'],
  ['http://localhost:3000', 'http://localhost:3000'],
  ['https://grüße.example', 'https://xn--gre-6ka8l.example'],
  ['https://www.example.com/site', undefined],
  ['https://www.example.com?a=b', undefined],
  ['https://www.example.com/#a', undefined],
  ['https://me:secret@www.example.com', undefined],
  ['www.example.com', undefined],
  ['"https://www.example.com"', undefined],
  ['ftp://www.example.com', undefined],
] as const)('the public address “%s” is read as %s', ([text, origin]) => {
  expect(readPublicUrl(text)).toBe(origin)
})
