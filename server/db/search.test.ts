import { expect, test } from 'vitest'
import { searchQuery } from './search.ts'

test.for([
  ['Hodan Yus', "'hodan':* & 'yus':*"],
  ['tomás', "'tomas':*"],
  ['Hodan.Yusuf@mail.ex', "'hodan.yusuf@mail.ex':*"],
  [String.raw`o'brien\@mail.example`, String.raw`'o''brien\\@mail.example':*`],
  ['hodan@', "'hodan':*"],
  ["O'Brien & (x | !y) :*", "'brien':*"],
  ['(612) 555-0134', "'6125550134':* | '16125550134':*"],
  ['+1 612 555 0134', "'16125550134':* | '6125550134':*"],
  ['+254 712 345 678', "'254712345678':*"],
  ['hodan@abdi', "'hodan@abdi':*"],
  ['612 555', "'612':* & '555':*"],
  ['  ', undefined],
  ['a', undefined],
] as const)('“%s” is searched as %s', ([typed, query]) => {
  expect(searchQuery(typed)).toBe(query)
})
