import { expect, test } from 'vitest'
import { z } from 'zod'
import { readCursor, readPage } from './paging.ts'

const numbers = Array.from({ length: 23 }, (_, index) => index)
const page = (cursor?: string | null) =>
  readPage(
    readCursor(z.number(), cursor ?? undefined),
    5,
    async (place, most) => {
      const inOrder = place?.direction === 'before' ? numbers.toReversed() : numbers
      const rest = inOrder.filter(
        (number) => !place || (place.direction === 'before' ? number < place.key : number > place.key),
      )
      return rest.slice(0, most)
    },
    (number) => number,
  )

test('paging forward to the end and back to the start returns every row once', async () => {
  const seen: number[] = []
  let here = await page()
  expect(here.prevCursor).toBeNull()
  for (;;) {
    seen.push(...here.data)
    if (here.nextCursor === null) break
    here = await page(here.nextCursor)
  }
  expect(seen).toEqual(numbers)
  const back: number[] = []
  for (;;) {
    back.unshift(...here.data)
    if (here.prevCursor === null) break
    here = await page(here.prevCursor)
  }
  expect(back).toEqual(numbers)
})

test.for(['', 'garbage', 'e30', Buffer.from('{"direction":"up","key":1}').toString('base64url')])(
  'a cursor that the site did not issue is refused: %s',
  (cursor) => {
    expect(() => readCursor(z.number(), cursor)).toThrow('list.place_unknown')
  },
)
