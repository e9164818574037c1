import { array, assert, constantFrom, property } from 'fast-check'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { checkParts, outsideLinks } from '../../contract/checks/check-parts.ts'
import { severityOf } from '../../contract/checks/problem.ts'
import { RichText } from '../ui/rich-text.tsx'
import { renderMarkdown } from './markdown.ts'

test('every heading has its own id, even when two have the same text', () => {
  const { html, headings } = renderMarkdown('## Your rights\n\ntext\n\n## Fees\n\n## Your rights\n')
  const ids = headings.map(({ id }) => id)
  expect(ids).toEqual(['your-rights', 'fees', 'your-rights-2'])
  for (const id of ids) expect(html.split(`id="${id}"`)).toHaveLength(2)
})

test('[PUB-2 PUB-6] contents and checks use the words and the id of a heading, whatever signs it is written with', () => {
  const source =
    '## Send **now**\n\ntext\n\n## See [rates](/send)\n\ntext\n\n## Call (800) 555-0199\n\n## Send now\n\n' +
    '[one](#send-now), [two](#see-rates), [three](#call-800-555-0199), [four](#send-now-2)'
  const { html, headings } = renderMarkdown(source)
  expect(headings).toEqual([
    { id: 'send-now', text: 'Send now' },
    { id: 'see-rates', text: 'See rates' },
    { id: 'call-800-555-0199', text: 'Call (800) 555-0199' },
    { id: 'send-now-2', text: 'Send now' },
  ])
  for (const { id } of headings) expect(html).toContain(`<h2 id="${id}">`)
  const facts = { paths: new Set(['/send']), outside: new Map(), activeLicenses: 1, claims: [] }
  const problems = checkParts({ texts: [{ field: 'body', text: source }], links: [], pictures: [] }, facts)
  expect(problems.filter(({ code }) => code === 'link_unknown')).toEqual([])
})

const picture = '/pictures/0123456789abcdef0123-1200x800.jpg'

/** What a writer may try, knowingly or by pasting; none of it may become part of the page's own markup. */
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
  expect(dangersIn(renderMarkdown(source).html)).toEqual([])
})

const allowedTag =
  /^<\/?(?:p|a|h[1-6]|pre|code|div|ul|ol|li|em|strong|del|br|hr|table|thead|tbody|tr|th|td|picture|source|img)(?=[\s/>])/

/** Markup that runs something or loads something, and links that lead elsewhere than they may. */
function dangersIn(html: string): string[] {
  const tags = html.match(/<[^>]*>/g) ?? []
  const values = (name: string) =>
    [...html.matchAll(new RegExp(` ${name}="([^"]*)"`, 'g'))].map(([, value = '']) => value)
  return [
    ...tags.filter((tag) => !allowedTag.test(tag) || /\s(?:on\w+|style)=/i.test(tag.replaceAll(/"[^"]*"/g, ''))),
    ...values('href').filter((href) => !/^(?:\/(?![/\\])|https:|mailto:|tel:|#)/.test(href)),
    ...[...values('src'), ...values('srcset')].filter((src) => !src.startsWith('/pictures/0123456789abcdef0123-')),
  ]
}

/** Pieces of Markdown and HTML; some of what is put together from them passes the checks. */
const plainPieces = [
  'Send early. ',
  'Call (800) 555-0199. ',
  '[our fees](/send)',
  `![A door](${picture})`,
  '## ',
  '- ',
  '> ',
]
const signs = [
  '*',
  '_',
  '`',
  '[',
  ']',
  '(',
  ')',
  '](',
  '!',
  '<',
  '>',
  '"',
  "'",
  '\\',
  '&',
  '|',
  '\n',
  '\n\n',
  ' ',
  '\t',
]
const badPieces = [
  'javascript:',
  '//other.example',
  '/\\other.example',
  'onerror=',
  'src=x',
  '<img ',
  '<a href=',
  '<!--',
  '[x]: ',
]
const pieces = [...plainPieces, ...signs, ...badPieces, ...hostile]
const written = array(constantFrom(...pieces), { minLength: 1, maxLength: 12 }).map((parts) => parts.join(''))

function isStopped(text: string): boolean {
  const parts = { texts: [{ field: 'body', text }], links: [], pictures: [] }
  const outside = new Map(outsideLinks(parts).map((url) => [url, 'answers'] as const))
  const facts = { paths: new Set(['/send', '/a']), outside, activeLicenses: 1, claims: [] }
  return checkParts(parts, facts).some((problem) => severityOf(problem) === 'stops')
}

test('[PUB-6] whatever is written and passes the checks runs nothing, loads nothing, and leads where links may', () => {
  let passed = 0
  assert(
    property(written, (text) => {
      expect(dangersIn(renderMarkdown(text).html)).toEqual([])
      if (isStopped(text)) return
      passed += 1
      expect(dangersIn(renderToStaticMarkup(createElement(RichText, { text })))).toEqual([])
    }),
    { numRuns: 500 },
  )
  expect(passed).toBeGreaterThan(20)
})

test('[PUB-2] a picture of the site reserves its space and offers smaller and modern files', () => {
  const { html } = renderMarkdown(`![Two women at a "counter"](${picture})`)
  expect(html).toContain('width="1200" height="800" alt="Two women at a &quot;counter&quot;"')
  expect(html).toContain('<source type="image/avif" srcset="/pictures/0123456789abcdef0123-480x320.avif 480w, ')
})

test('[PUB-2] text that would take minutes to read is shown as it is written', () => {
  for (const sign of ['*', '> ', '- ', '[', '![', 'a_'])
    expect(renderMarkdown(sign.repeat(20_000))).toEqual({
      html: `<p>${sign.repeat(20_000).replaceAll('>', '&gt;')}</p>`,
      headings: [],
    })
  expect(renderMarkdown('Write to first_name.last_name, or use `first_name`.').html).toContain('<code>')
})
