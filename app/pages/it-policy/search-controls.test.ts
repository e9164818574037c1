import { expect, test } from 'vitest'
import { controlGroups } from '../../../content/controls.ts'
import { countControls, searchControls } from './search-controls.ts'

const titles = (query: string) =>
  searchControls(controlGroups, query).flatMap((group) => group.controls.map((control) => control.title))

test('[ITP-1] 36 controls in the five named groups', () => {
  expect(controlGroups.map((group) => group.title)).toEqual([
    'Infrastructure',
    'Organizational',
    'Product',
    'Internal security procedures',
    'Data and privacy',
  ])
  expect(countControls(controlGroups)).toBe(36)
})

test('[ITP-3] a search finds words in titles, descriptions, and sub-items, in any order and case', () => {
  expect(titles('argon2id')).toEqual(['Protected sign-in'])
  expect(titles('PASSWORD wrong')).toEqual(['Protected sign-in'])
  expect(titles('  spreadsheet ')).toEqual(['Text stays text'])
})

test('[ITP-3] a search without words finds all, and one without a match finds nothing', () => {
  expect(titles(' ')).toHaveLength(36)
  expect(searchControls(controlGroups, 'zebra')).toEqual([])
})
