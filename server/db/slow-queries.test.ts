import { expect, test } from 'vitest'
import { withoutValues } from './slow-queries.ts'

test('a logged query contains no values, wherever they occur', () => {
  expect(
    withoutValues(`select reference1 from agents
      where name = 'O''Brien' and lat > -93.28 and n = 1.5e-7 and id = $12
      order by spot <-> cube(array[0.1, -0.75, 0.65]::float8[])`),
  ).toBe(
    'select reference1 from agents where name = ? and lat > ? and n = ? and id = $12 ' +
      'order by spot <-> cube(array[?, ?, ?]::float8[])',
  )
})
