import { expect, test } from 'vitest'
import { createSecretBox } from './secret-box.ts'

const secret = 'a secret of the tests '.repeat(2)

test('what is sealed can be opened with the same secret and purpose only', () => {
  const box = createSecretBox(secret, 'one')
  const sealed = box.seal('JBSWY3DPEHPK3PXP')
  expect(sealed).not.toContain('JBSWY3DP')
  expect(box.seal('JBSWY3DPEHPK3PXP')).not.toBe(sealed)
  expect(createSecretBox(secret, 'one').open(sealed)).toBe('JBSWY3DPEHPK3PXP')
  expect(createSecretBox(secret, 'two').open(sealed)).toBeUndefined()
  expect(createSecretBox(`${secret}!`, 'one').open(sealed)).toBeUndefined()
})

test('a change of any byte is noticed', () => {
  const box = createSecretBox(secret, 'one')
  const bytes = Buffer.from(box.seal('text'), 'base64url')
  const opened = [...bytes.keys()].map((at) => {
    const changed = Buffer.from(bytes)
    changed.writeUInt8(bytes.readUInt8(at) ^ 1, at)
    return box.open(changed.toString('base64url'))
  })
  expect(new Set(opened)).toEqual(new Set([undefined]))
  expect(box.open('')).toBeUndefined()
})
