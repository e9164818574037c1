import { expect, test } from 'vitest'
import { articleReasons } from '../reasons/articles.ts'
import { checksTexts } from './publishing-checks.ts'

test('[PUB-6] a problem with a part is described by its reason, with its numbers', () => {
  const { part_invalid: textOf } = checksTexts.problems
  expect(textOf('article.title_required')).toBe(articleReasons['article.title_required'])
  expect(textOf('text.too_long', { max: 300 })).toContain('300')
})
