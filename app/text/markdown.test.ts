import { expect, test } from 'vitest'
import { renderMarkdown } from './markdown.ts'

test('every heading has an id of its own, also when two have the same text', () => {
  const { html, headings } = renderMarkdown('## Your rights\n\ntext\n\n## Fees\n\n## Your rights\n')
  const ids = headings.map(({ id }) => id)
  expect(ids).toEqual(['your-rights', 'fees', 'your-rights-2'])
  for (const id of ids) expect(html.split(`id="${id}"`)).toHaveLength(2)
})
