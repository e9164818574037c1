import { expect, test } from 'vitest'
import { helpSynonyms, helpTopics } from '../../../content/pages/help.ts'
import { p2pRemittance } from '../../../content/pages/p2p-remittance.ts'
import { products } from '../../../content/pages/products.ts'
import { questionPages } from '../../../content/questions.ts'
import { nothingPublished } from '../../../contract/published.ts'
import { editDistance } from './edit-distance.ts'
import { createHelpIndex, maxQueryLength, searchHelp, type HelpEntry } from './help-index.ts'
import { indexOf } from './index-of.ts'
import { readQuery } from './read-query.ts'
import { stem, wordsOf } from './words.ts'

const entry = (question: string, answer = 'Yes.', page = 'Service'): HelpEntry => ({
  question,
  answer: [answer],
  page,
  href: '/service#which',
  isGeneral: true,
})

const find = (entries: HelpEntry[], query: string) =>
  searchHelp(createHelpIndex(entries, helpSynonyms), query).map(({ question }) => question)

const some = [
  entry('Can a transfer be canceled?', 'Within 30 minutes of payment.'),
  entry('What does it cost?', 'You see our fee before you pay.'),
  entry('The money has not arrived.', 'Call us with the number of your transfer.'),
  entry('Do I need a license?', 'An agent works under ours.', 'Agent'),
]

test.each([
  ['a word in another form', 'canceling transfers', 'Can a transfer be canceled?'],
  ['capital letters, accents, and signs', '  CÁNCELED?! ', 'Can a transfer be canceled?'],
  ['the beginning of a word', 'licen', 'Do I need a license?'],
  ['a typing error', 'lisense', 'Do I need a license?'],
  ['two letters swapped', 'arirved', 'The money has not arrived.'],
  ['another word for the same thing', 'refund', 'Can a transfer be canceled?'],
  ['a whole sentence', 'why has my money not arrived yet?', 'The money has not arrived.'],
  ['a word of the answer', 'fee', 'What does it cost?'],
  ['the name of the page', 'agent', 'Do I need a license?'],
])('[PUB-4] a search finds %s', (_what, query, expected) => {
  expect(find(some, query)[0]).toBe(expected)
})

test('[PUB-4] a search finds nothing for unknown words, or when hardly any of many words match', () => {
  expect(find(some, 'zebra')).toEqual([])
  expect(find(some, 'zebra giraffe elephant cost')).toEqual([])
  expect(find(some, '?!')).toEqual([])
})

test('a question that contains the word comes before an answer that does', () => {
  const entries = [entry('Is there a limit?', 'Call the bank.'), entry('Are you a bank?')]
  expect(find(entries, 'bank')).toEqual(['Are you a bank?', 'Is there a limit?'])
})

test('what is for everybody comes before a country, unless the search names it', () => {
  const entries = [
    { ...entry('What does the wallet charge?', 'A fee.', 'Kenya'), isGeneral: false },
    entry('What does a transfer cost?', 'You see our fee first.'),
  ]
  expect(find(entries, 'fee')[0]).toBe('What does a transfer cost?')
  expect(find(entries, 'fee kenya')[0]).toBe('What does the wallet charge?')
})

test('[PUB-4] every question of the site is found by its own words', () => {
  const index = indexOf(nothingPublished)
  expect(index.entries.length).toBe(questionPages.flatMap(({ questions }) => questions).length)
  for (const each of index.entries) {
    const found = searchHelp(index, `${each.question} ${each.page}`.slice(0, maxQueryLength))
    expect(found.slice(0, 5), each.question).toContain(each)
  }
})

test.each([
  ['cancel', p2pRemittance],
  ['refund', p2pRemittance],
  ['wrong name', p2pRemittance],
  ['track', p2pRemittance],
  ['how long does it take?', products],
  ['how much does it cost to send', products],
  ['fee', products],
  ['pay with cash', products],
])('[PUB-4] the first answer to “%s” is for those who send to their families', (query, { path }) => {
  expect(searchHelp(indexOf(nothingPublished), query)[0]?.href).toMatch(new RegExp(`^${path}(#|$)`))
})

test('[PUB-4] every page with questions belongs to one topic, or to a country, and has one list of questions', () => {
  const paths = questionPages.map(({ path }) => path)
  expect(new Set(paths).size).toBe(paths.length)
  const ofTopics = helpTopics.flatMap(({ pages }) => pages.map(({ path }) => path))
  expect(paths).toEqual(expect.arrayContaining(ofTopics))
  expect(new Set(ofTopics).size).toBe(ofTopics.length)
  expect(paths.filter((path) => !ofTopics.includes(path)).every((path) => path.startsWith('/send-money-to/'))).toBe(
    true,
  )
})

test('a search is bounded, whatever is sent', () => {
  expect(readQuery(new URLSearchParams({ q: 'x'.repeat(10_000) }))).toHaveLength(maxQueryLength)
  expect(readQuery(new URLSearchParams({ q: ' two\n words\u0000' }))).toBe('')
  expect(readQuery(new URLSearchParams({ q: ' two\n words\u200b ' }))).toBe('two words')
  expect(readQuery(new URLSearchParams())).toBe('')
})

test.each([
  ['canceled', 'cancel'],
  ['cancelling', 'cancel'],
  ['fees', 'fee'],
  ['countries', 'country'],
  ['sending', 'send'],
  ['boxes', 'box'],
  ['address', 'address'],
  ['business', 'business'],
  ['bring', 'bring'],
])('the stem of %s is %s', (word, root) => {
  expect(stem(word)).toBe(root)
})

test('words that say nothing are left out, unless there are no others', () => {
  expect(wordsOf('How do I send the money?')).toEqual(['send', 'money'])
  expect(wordsOf('Who are you?')).toEqual(['who', 'are', 'you'])
})

test.each([
  ['license', 'license', 0],
  ['license', 'lisense', 1],
  ['license', 'lciense', 1],
  ['license', 'licens', 1],
  ['license', 'zebra', 3],
])('from %s to %s: %i', (one, other, distance) => {
  expect(editDistance(one, other, 2)).toBe(distance)
})
