import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { createRoutesStub, Meta } from 'react-router'
import { expect, test } from 'vitest'

test('[BEYOND-5] no text can end the script element in which a page describes itself', () => {
  const described = { '@type': 'JobPosting', title: '</script><script>alert(1)</script>' }
  const Page = createRoutesStub([
    { path: '/', Component: () => createElement(Meta), meta: () => [{ 'script:ld+json': described }] },
  ])
  const html = renderToStaticMarkup(createElement(Page))
  const [, json = ''] = /^<script type="application\/ld\+json">(.*)<\/script>$/.exec(html) ?? []
  expect(json).not.toMatch(/[<>]/)
  expect(JSON.parse(json)).toEqual(described)
})
