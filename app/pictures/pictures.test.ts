import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

/** The pictures in which money goes from one place to another. A dashed line stands for that, and for nothing else. */
const moneyMoves = [
  'agent-shop',
  'agent-shop-on-brand',
  'article-b2b',
  'article-guide-card',
  'article-stories',
  'b2b',
  'family',
  'global-payments',
  'p2p',
  'payout-ways',
  'text2pay-poster',
]

/** Outlines of empty slots and rings on maps are rectangles and circles. */
const dashedLine = /<(?:path|line|polyline|g)\b[^>]*stroke-dasharray/

test('only pictures in which money moves have a dashed line', () => {
  const withLine = readdirSync(import.meta.dirname)
    .filter((name) => name.endsWith('.svg'))
    .filter((name) => dashedLine.test(readFileSync(join(import.meta.dirname, name), 'utf8')))
    .map((name) => name.replace('.svg', ''))
  expect(withLine.toSorted()).toEqual(moneyMoves)
})
