import { assert, property, uuid } from 'fast-check'
import { expect, test } from 'vitest'
import { idPrefixOf, referenceOf } from './reference.ts'

test('[HIRE-11] a reference is short, readable, and always the same for one application', () => {
  expect(referenceOf('00000000-0000-4000-8000-000000000000')).toBe('0000-0000')
  expect(referenceOf('ffffffff-ffff-4000-8000-000000000000')).toBe('ZZZZ-ZZZZ')
  expect(referenceOf('0123abcd-ef01-4000-8000-000000000000')).toMatch(/^[0-9A-HJKMNP-TV-Z]{4}-[0-9A-HJKMNP-TV-Z]{4}$/)
  const ids = Array.from({ length: 1000 }, () => crypto.randomUUID())
  expect(new Set(ids.map(referenceOf)).size).toBe(1000)
})

test('[HIRE-11] a reference leads back to its application, however it is spelled', () => {
  assert(
    property(uuid(), (id) => {
      const reference = referenceOf(id)
      const start = id.replaceAll('-', '').slice(0, 10)
      for (const written of [
        reference,
        reference.toLowerCase(),
        reference.replace('-', ''),
        reference.replace('-', ' \u2013 '),
        reference.replaceAll('0', 'o').replaceAll('1', 'l'),
      ])
        expect(idPrefixOf(written)).toBe(start)
    }),
  )
  for (const other of ['', 'Hodan', 'ABCD-EFG', 'ABCD-EFGHJ', 'UUUU-UUUU', 'hodan@mail.example'])
    expect(idPrefixOf(other)).toBeUndefined()
})
