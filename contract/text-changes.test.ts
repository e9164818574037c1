import { array, assert, constantFrom, property } from 'fast-check'
import { expect, test } from 'vitest'
import { partChanges, textChanges } from './text-changes.ts'

test('[PUB-5] the difference between two versions shows which words of which part changed', () => {
  const before = { kind: 'holiday', text: 'Closed on Friday.', link: null }
  const after = { kind: 'holiday', text: 'Closed on Friday for Eid.', link: { href: '/send', text: 'Send' } }
  expect(partChanges(before, after)).toEqual([
    {
      part: 'text',
      changes: [
        { kind: 'same', text: 'Closed on Friday' },
        { kind: 'added', text: ' for Eid' },
        { kind: 'same', text: '.' },
      ],
    },
    { part: 'link.href', changes: [{ kind: 'added', text: '/send' }] },
    { part: 'link.text', changes: [{ kind: 'added', text: 'Send' }] },
  ])
  expect(partChanges(after, null).map(({ part }) => part)).toEqual(['kind', 'text', 'link.href', 'link.text'])
  expect(partChanges(after, after)).toEqual([])
  expect(partChanges(null, { kind: 'holiday' }, (part, text) => `${part} ${text}`)).toEqual([
    { part: 'kind', changes: [{ kind: 'added', text: 'kind holiday' }] },
  ])
})

test('[PUB-5] what is the same or removed adds up to the old text, and what is the same or added to the new one', () => {
  const words = array(constantFrom('one', 'two', 'three', '\n\n', '.', '  ')).map((parts) => parts.join(' '))
  assert(
    property(words, words, (before, after) => {
      const changes = textChanges(before, after)
      const textOf = (left: string) => changes.filter(({ kind }) => kind !== left).map(({ text }) => text)
      expect(textOf('added').join('')).toBe(before)
      expect(textOf('removed').join('')).toBe(after)
    }),
  )
})
