import { expect, test } from 'vitest'
import { renderMarkdown } from './markdown.ts'

test('every heading has an id of its own, also when two have the same text', () => {
  const { html, headings } = renderMarkdown('## Your rights\n\ntext\n\n## Fees\n\n## Your rights\n')
  const ids = headings.map(({ id }) => id)
  expect(ids).toEqual(['your-rights', 'fees', 'your-rights-2'])
  for (const id of ids) expect(html.split(`id="${id}"`)).toHaveLength(2)
})

const picture = '/pictures/0123456789abcdef0123-1200x800.jpg'

/** What a writer may try, knowingly or by pasting; nothing of it may become part of the page's own markup. */
const hostile = [
  '<script>alert(1)</script>',
  'a <kbd>x <img src=x onerror=alert(1) >',
  '<pre>\nx <img src=x onerror=alert(1)\n',
  '<svg onload=alert(1)>\n\ntext',
  '<style>* { display: none }</style>',
  '<iframe src="https://other.example"></iframe>',
  '<a href="javascript:alert(1)">x</a>',
  '<!-- <img src=x onerror=alert(1)> -->',
  '[x](javascript:alert(1))',
  '[x](JaVaScRiPt:alert(1))',
  '[x](javascript&#58;alert(1))',
  '[x](javascript&colon;alert(1))',
  '[x](\u0001javascript:alert(1))',
  '[x](<java\tscript:alert(1)>)',
  '[x](data:text/html,<script>alert(1)</script>)',
  '[x](vbscript:x)',
  '[x](//other.example)',
  '[x](/\\other.example)',
  '[x](&#47;&#47;other.example)',
  '[x][y]\n\n[y]: javascript:alert(1)',
  '<javascript:alert(1)>',
  '[x](/a "t\\" onmouseover=alert(1)")',
  '[x](/a"onmouseover="alert(1))',
  '![x](https://other.example/pixel.png)',
  '![x](data:image/svg+xml,<svg/onload=alert(1)>)',
  '![x](/pictures/../files/x)',
  `![x](${picture}"onload="alert(1))`,
  `![" onload="alert(1)](${picture})`,
  '## <img src=x onerror=alert(1)>',
  '```"><script>alert(1)</script>\nx\n```',
  '| <b onclick=alert(1)> |\n| --- |\n| <script>x</script> |',
]

test.for(hostile)('[PUB-2] nothing that is written becomes markup or leads elsewhere: %s', (source) => {
  const { html } = renderMarkdown(source)
  const tags = html.match(/<[^>]*>/g) ?? []
  for (const tag of tags) {
    expect(tag).toMatch(/^<\/?(?:p|a|h2|pre|code|div|table|thead|tbody|tr|th|td|picture|source|img)\b/)
    expect(tag.replaceAll(/"[^"]*"/g, '')).not.toMatch(/\son\w+=/)
  }
  for (const [, href = ''] of html.matchAll(/ href="([^"]*)"/g)) expect(href).toMatch(/^(?:\/(?![/\\])|https:)/)
  for (const [, src = ''] of html.matchAll(/ src="([^"]*)"/g)) expect(src).toBe(picture)
})

test('[PUB-2] a picture of the site reserves its space and offers smaller and modern files', () => {
  const { html } = renderMarkdown(`![Two women at a "counter"](${picture})`)
  expect(html).toContain('width="1200" height="800" alt="Two women at a &quot;counter&quot;"')
  expect(html).toContain('<source type="image/avif" srcset="/pictures/0123456789abcdef0123-480x320.avif 480w, ')
})

test('[PUB-2] text that would take minutes to read is shown as it is written', () => {
  for (const sign of ['*', '> ', '- ', '[', '!['])
    expect(renderMarkdown(sign.repeat(20_000)).html.startsWith('<p>')).toBe(true)
})
