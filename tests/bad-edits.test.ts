import { expect, test } from 'vitest'
import { checkParts, outsideLinks } from '../contract/checks/check-parts.ts'
import type { LinkState, SiteFacts } from '../contract/checks/parts.ts'
import { problemKey, severityOf } from '../contract/checks/problem.ts'
import { badTexts } from './support/bad-edits.ts'

const paths = new Set(['/', '/send', '/licenses', '/blog', '/term-of-use'])

/** Every link out of the site in the list leads inside a network. */
const problemsIn = (text: string) => {
  const parts = { texts: [{ field: 'body', text }], links: [], pictures: [] }
  const outside = new Map<string, LinkState>(outsideLinks(parts).map((url) => [url, 'private']))
  const facts: SiteFacts = { paths, outside, activeLicenses: 22, claims: [] }
  return checkParts(parts, facts)
}

test('[PUB-6] each of 200 bad edits is found by the check that is meant for it', () => {
  const missed = badTexts.filter(({ check, text }) => !problemsIn(text).some(({ code }) => code === check))
  expect(missed).toEqual([])
  const found = Object.groupBy(badTexts, ({ check }) => severityOf({ code: check, field: '', detail: '' }))
  expect({
    edits: badTexts.length,
    stopped: found.stops?.length,
    leftToAnOwner: found['needs-approval']?.length,
    asked: found.warns?.length,
  }).toEqual({ edits: 201, stopped: 145, leftToAnOwner: 39, asked: 17 })
})

test('[PUB-6] two problems of one edit can be told apart', () => {
  for (const { text } of badTexts) {
    const keys = problemsIn(text).map(problemKey)
    expect(new Set(keys).size, text).toBe(keys.length)
  }
})
