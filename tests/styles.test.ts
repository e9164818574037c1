import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const app = join(import.meta.dirname, '../app')
const sheets = readdirSync(app, { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.css'))
  .map((name) => ({ name, text: readFileSync(join(app, name), 'utf8') }))

const linesWith = (expression: RegExp, except: string[]) =>
  sheets
    .filter(({ name }) => !except.includes(name))
    .flatMap(({ name, text }) => text.split('\n').map((line) => `${name}: ${line.trim()}`))
    .filter((line) => expression.test(line))

test('there are stylesheets', () => {
  expect(sheets.length).toBeGreaterThan(50)
})

test('media queries name their width', () => {
  // The specification gives the widths at which the slider shows two and three slides.
  expect(linesWith(/@media.*(width|inline-size)/, ['styles/breakpoints.css', 'pages/home/slider.css'])).toEqual([])
})

test('weights of text come from tokens', () => {
  expect(linesWith(/font-weight: (\d|bold)|font: .*\b\d{3} /, ['styles/tokens.css'])).toEqual([])
})

test('sizes of text come from tokens, except in drawings', () => {
  const drawings = [
    'pages/home/phone.css',
    'pages/home/hero.css',
    'sections/locator/locator.css',
    'sections/map-section.css',
  ]
  expect(linesWith(/(font|font-size): .*\d(rem|px)\b/, ['styles/tokens.css', 'styles/print.css', ...drawings])).toEqual(
    [],
  )
})
