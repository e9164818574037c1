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

test('drawings are shown whole: only swatches of cloth, the video, and flags are cropped', () => {
  expect(linesWith(/object-fit: cover/, ['ui/card.css', 'pages/home/video.css', 'pages/home/countries.css'])).toEqual(
    [],
  )
})

/** Motion that is not the answer to a press: it lasts as long as something loads, or follows the scroll position. */
const endless = ['weave', 'turn', 'breathe', 'draw-thread']
/** Times that the specification gives: one step of the slider, and sections that come into view. */
const specifiedTimes = new Set(['--slide', '--reveal'])
const tokens = sheets.find(({ name }) => name === 'styles/tokens.css')?.text ?? ''
const timeOf = (token: string) => Number(new RegExp(`${token}: (\\d+)ms`).exec(tokens)?.[1])

/** Each `property time …` of a transition, and each `name time …` of an animation. */
const motions = sheets.flatMap(({ name, text }) =>
  Array.from(text.matchAll(/(transition|animation):\s+([^;]+);/g), ([, kind = '', value = '']) =>
    value
      .split(/,(?![^(]*\))/)
      .map((part) => part.trim())
      .filter((part) => part !== 'none' && !endless.some((word) => part.startsWith(word)))
      .map((part) => ({ where: `${name}: ${kind}: ${part}`, kind, part })),
  ).flat(),
)

test('a change of state is explained by motion of at most 250 ms, with times from tokens', () => {
  expect(motions.length).toBeGreaterThan(20)
  const slow = motions.filter(({ part }) => {
    const token = /var\((--[\w-]+)\)/.exec(part)?.[1] ?? ''
    return !specifiedTimes.has(token) && !/ 0s /.test(part) && !(timeOf(token) <= 250)
  })
  expect(slow.map(({ where }) => where)).toEqual([])
})

test('nothing else moves while a state changes', () => {
  const still = /^(opacity|visibility|translate|rotate|scale|color|background-color|border-color|fill|box-shadow) /
  const other = motions.filter(({ kind, part }) => kind === 'transition' && !still.test(part))
  expect(other.map(({ where }) => where)).toEqual([
    'styles/base.css: transition: text-decoration-thickness var(--quick)',
  ])
})

/** The files in which a class has a rule of its own, by class. */
const ruleFiles = new Map<string, string[]>()
for (const { name, text } of sheets)
  for (const [, word = ''] of text.matchAll(/^ *\.([a-z][a-z\d-]*)(?:,| \{)$/gm))
    ruleFiles.set(word, [...(ruleFiles.get(word) ?? []), name])

const isDesk = (name: string) => name.startsWith('desk/')
const isShared = (name: string) => name.startsWith('ui/') || name.startsWith('styles/')

// A preview in the desk is a public page, and the root belongs to both.
const both = new Set(['desk/vacancies/preview.tsx', 'root.tsx'])

const classes = readdirSync(app, { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.tsx'))
  .flatMap((name) =>
    Array.from(readFileSync(join(app, name), 'utf8').matchAll(/className="([^"]*)"/g), ([, words = '']) =>
      words.split(' ').map((word) => ({ name, word })),
    ).flat(),
  )

test('the desk and the public pages each load the rules of the classes that they use', () => {
  const lost = classes.filter(({ name, word }) => {
    if (isShared(name) || both.has(name)) return false
    const files = ruleFiles.get(word) ?? []
    return files.length > 0 && !files.some((file) => isShared(file) || isDesk(file) === isDesk(name))
  })
  expect(lost).toEqual([])
})

/** What tests look for. */
const marks = new Set(['crumbs', 'step-other'])

test('every class of a component is in a stylesheet', () => {
  const styled = new Set(
    sheets.flatMap(({ text }) => Array.from(text.matchAll(/\.([a-z][\w-]*)/g), ([, word]) => word)),
  )
  expect(classes.filter(({ word }) => !styled.has(word) && !marks.has(word))).toEqual([])
})
