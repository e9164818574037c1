import { expect, test } from 'vitest'
import { emptyNotice, noticeParts } from '../site-notice.ts'
import { checkParts, outsideLinks } from './check-parts.ts'
import type { SiteFacts } from './parts.ts'

const facts: SiteFacts = {
  paths: new Set(['/', '/licenses', '/send']),
  outside: new Map([
    ['https://answers.example/', 'answers'],
    ['https://gone.example/', 'dead'],
    ['https://10.0.0.1/', 'private'],
    ['https://slow.example/', 'unverified'],
  ]),
  activeLicenses: 22,
  claims: ['over 20 licenses'],
}

const problemsIn = (text: string, quoted = false) =>
  checkParts({ texts: [{ field: 'body', text, ...(quoted && { quoted: true }) }], links: [], pictures: [] }, facts).map(
    ({ code, detail }) => (detail ? `${code} ${detail}` : code),
  )

const long = (sentence: string) => Array.from({ length: 20 }, () => sentence).join(' ')

test('[PUB-6] a plain text with links, headings, and a picture of ours passes', () => {
  const text = [
    'See [our licenses](/Licenses?state=TX#list), [the regulator](https://answers.example/), or [the rules](#the-rules).',
    '## The rules\n\nWrite to [us](mailto:help@example.com) or call [us now](tel:+16145550100).\n\n### The small print',
    '![A shop with a green door](/pictures/0123456789abcdef0123-960x640.jpg)\n\n## What else\n\n- You pay the fee first.\n- Call our toll-free line.',
  ].join('\n\n')
  expect(problemsIn(text)).toEqual([])
})

test.each([
  ['[a page](/nowhere)', 'link_unknown /nowhere'],
  ['[a part](#nowhere)', 'link_unknown #nowhere'],
  ['[a site](https://gone.example/)', 'link_dead https://gone.example/'],
  ['[a site](https://10.0.0.1/)', 'link_private https://10.0.0.1/'],
  ['[a site](https://slow.example/)', 'link_unverified https://slow.example/'],
  ['[a site](http://answers.example/)', 'link_insecure http://answers.example/'],
  ['[x](javascript:alert(1))', 'link_unsafe javascript:alert(1)'],
  ['[x](data:text/html,hi)', 'link_unsafe data:text/html,hi'],
  ['[x](//evil.example/)', 'link_unsafe //evil.example/'],
  ['[x](/\\evil.example/)', 'link_unsafe /\\evil.example/'],
  ['[x](https://user:word@answers.example/)', 'link_unsafe https://user:word@answers.example/'],
  ['[x](send)', 'link_unsafe send'],
  ['[x][1]\n\n[1]: vbscript:x', 'link_unsafe vbscript:x'],
  ['[](/send)', 'link_text_empty /send'],
  ['[click here](/send)', 'link_text_vague click here'],
  ['<script>alert(1)</script>', 'raw_html <script>alert(1)</script>'],
  ['Send <b onclick=x>now</b>.', 'raw_html <b onclick=x>'],
  ['Send &#105;nstead.', 'raw_html &#105;'],
  ['# Title', 'heading_too_high Title'],
  ['### Too deep', 'heading_skipped Too deep'],
  ['## One\n\n#### Too deep', 'heading_skipped Too deep'],
  ['## ', 'heading_empty ##'],
  ['![](/pictures/0123456789abcdef0123-960x640.jpg)', 'alt_missing'],
  ['![IMG_2041.jpg](/pictures/0123456789abcdef0123-960x640.jpg)', 'alt_poor IMG_2041.jpg'],
  ['![picture](/pictures/0123456789abcdef0123-960x640.jpg)', 'alt_poor picture'],
  ['![A green door](https://answers.example/a.png)', 'picture_outside https://answers.example/a.png'],
  ['![A green door](data:image/png;base64,AAAA)', 'picture_outside data:image/png;base64,AAAA'],
  ['We open on [insert date].', 'unfinished [insert date]'],
  ['Lorem ipsum dolor.', 'unfinished Lorem ipsum'],
  ['Send mоney home.', 'mixed_letters mоney'],
  ['Send money in**stant**ly.', 'risky_claim instantly'],
  ['Send money \u200binsta\u200bntly.', 'risky_claim instantly'],
  ['A guaranteed rate.', 'risky_claim guaranteed'],
  ['Transfers are free.', 'risky_claim free'],
  ['## The best rate', 'risky_claim best rate'],
  ['We hold over 22 licenses.', 'count_differs over 22 licenses'],
  ['We work in 30 US states.', 'count_differs 30 US states'],
])('[PUB-6] %s is found', (text, found) => {
  expect(problemsIn(text)).toContain(found)
})

test.each([
  ['/send?country=ke#price', []],
  ['/nowhere', ['link_unknown /nowhere']],
  ['https://answers.example/', ['link_unknown https://answers.example/']],
  ['mailto:help@example.com', ['link_unknown mailto:help@example.com']],
])('[PUB-6] %s is a page to show a notice on, or not', (path, found) => {
  const problems = checkParts(noticeParts({ ...emptyNotice, pages: [path] }), facts)
  expect(problems.map(({ code, detail }) => `${code} ${detail}`)).toEqual(found)
})

test('[PUB-6] a long text above grade 9 is stopped, and a short one is only noted', () => {
  const legal = 'Notwithstanding the foregoing provisions, the undersigned acknowledges all applicable fees.'
  expect(problemsIn(long(legal))[0]).toMatch(/^grade_high \d\d\.\d$/)
  expect(problemsIn(legal)[0]).toMatch(/^grade_high_short \d\d\.\d$/)
  expect(problemsIn(long('You see the fee and the rate before you pay.'))).toEqual([])
})

test('[PUB-6] a text that the law prescribes is not measured by our rules of wording', () => {
  expect(problemsIn('Guaranteed by statute, notwithstanding applicable administrative provisions.', true)).toEqual([])
  expect(problemsIn('<script>x</script>', true)).toHaveLength(1)
})

test('[PUB-3] [PUB-6] a change of the licenses is compared with what the site says about their number', () => {
  const parts = { texts: [], links: [], pictures: [], countsIn: 'status' }
  expect(checkParts(parts, facts)).toEqual([])
  expect(checkParts(parts, { ...facts, activeLicenses: 20 })).toEqual([
    { code: 'count_differs', field: 'status', detail: 'over 20 licenses' },
  ])
})

test('[PUB-6] addresses and pictures in fields of their own are checked too', () => {
  const parts = {
    texts: [],
    links: [{ field: 'link.href', href: 'https://gone.example/', text: 'Where the office is' }],
    pictures: [{ field: 'picture.alt', alt: ' ' }],
  }
  expect(outsideLinks(parts)).toEqual(['https://gone.example/'])
  expect(checkParts(parts, facts)).toEqual([
    { code: 'link_dead', field: 'link.href', detail: 'https://gone.example/' },
    { code: 'alt_missing', field: 'picture.alt', detail: '' },
  ])
})
