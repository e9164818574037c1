import { expect, test } from 'vitest'
import { searchQuery } from './search.ts'

test.for([
  ['Hodan Yus', 'hodan:* & yus:*'],
  ['tomás', 'tomas:*'],
  ['hodan.yusuf@mail.example', 'hodan:* & yusuf:* & mail:* & example:*'],
  ["O'Brien & (x | !y) :*", 'brien:*'],
  ['(612) 555-0134', '612:* & 555:* & 0134:*'],
  ['  ', undefined],
  ['a', undefined],
] as const)('“%s” is searched as %s', ([typed, query]) => {
  expect(searchQuery(typed)).toBe(query)
})
