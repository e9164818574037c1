import { expect, test } from 'vitest'
import { plainPath } from './request-path.ts'

test.for([
  ['/find%2Dagent', '/find-agent'],
  ['/%66%49nd%2dagent', '/fInd-agent'],
  ['/%7Ea%5Fb%2E', '/~a_b.'],
  ['/a%2Fb%20c%C3%A9%25', '/a%2Fb%20c%C3%A9%25'],
  ['/%2561', '/%2561'],
  ['/%zz%', '/%zz%'],
] as const)('the path %s is plainly %s', ([path, plain]) => {
  expect(plainPath(path)).toBe(plain)
})
