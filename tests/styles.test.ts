import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import * as exportedWidths from '../app/styles/widths.ts'

const app = join(import.meta.dirname, '../app')
const filesOf = (kind: RegExp) =>
  readdirSync(app, { recursive: true, encoding: 'utf8' })
    .filter((name) => kind.test(name) && !name.includes('.test.'))
    .map((name) => ({ name, text: readFileSync(join(app, name), 'utf8') }))

const sheets = filesOf(/\.css$/)
const scripts = filesOf(/\.tsx?$/)
const sheet = (name: string) => sheets.find((one) => one.name === name)?.text ?? ''

const linesWith = (expression: RegExp, except: string[]) =>
  sheets
    .filter(({ name }) => !except.includes(name))
    .flatMap(({ name, text }) => text.split('\n').map((line) => `${name}: ${line.trim()}`))
    .filter((line) => expression.test(line))

test('there are stylesheets', () => {
  expect(sheets.length).toBeGreaterThan(50)
})

test('media queries name their width or height', () => {
  expect(linesWith(/@media.*(width|height|-size)/, ['styles/breakpoints.css'])).toEqual([])
})

test('scripts name the widths of the style sheets', () => {
  const written = scripts.filter(({ text }) => /\((min|max)-(width|height)/.test(text)).map(({ name }) => name)
  expect(written).toEqual(['styles/widths.ts'])
  const widths = [...sheet('styles/breakpoints.css').matchAll(/@custom-media --(\S+) (\(.+\));/g)]
  const named = new Map(widths.map(([, name = '', width]) => [name.replaceAll('-', ''), width]))
  expect(Object.entries(exportedWidths).filter(([name, width]) => named.get(name.toLowerCase()) !== width)).toEqual([])
})

const spaces = Array.from(sheet('styles/tokens.css').matchAll(/--space-\d: ([\d.]+)rem/g), ([, rem = '']) => rem)

test('spaces come from tokens where one has their size', () => {
  expect(spaces).toContain('0.25')
  const spacing = `(margin|padding|inset|gap|translate)\\S*: `
  const raw = new RegExp(`^\\S+: [\\w-]*${spacing}(?!clamp).*?(?<![\\d.])(${spaces.join('|')})rem`)
  expect(linesWith(raw, ['styles/tokens.css', 'styles/print.css'])).toEqual([])
})

test('every token and every named width is used', () => {
  const declared = ['styles/tokens.css', 'styles/breakpoints.css'].flatMap((name) =>
    Array.from(sheet(name).matchAll(/^\s*(?:@custom-media )?(--[\w-]+)[: ]/gm), ([, word = '']) => word),
  )
  expect(declared.length).toBeGreaterThan(60)
  const uses = new Set(sheets.flatMap(({ text }) => text.match(/(?<=\()--[\w-]+/g) ?? []))
  expect(declared.filter((word) => !uses.has(word))).toEqual([])
})

test('weights of text come from tokens', () => {
  expect(linesWith(/font-weight: (\d|bold)|font: .*\b\d{3} /, ['styles/tokens.css'])).toEqual([])
})

test('sizes of text come from tokens, except in drawings', () => {
  const drawings = [
    'pages/home/phone.css',
    'pages/home/hero.css',
    'sections/locator/locator.css',
    'pages/service-area/map-section.css',
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
const timeOf = (token: string) => Number(new RegExp(`${token}: (\\d+)ms`).exec(sheet('styles/tokens.css'))?.[1])

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

const foldersOf = (files: string[]) => new Set(files.filter((name) => !name.endsWith('print.css')).map(dirname))

test('a class has one meaning: the sheets of one folder define it, and those for print only adapt it', () => {
  const shared = [...ruleFiles].filter(([word, files]) => !word.startsWith('is-') && foldersOf(files).size > 1)
  expect(shared).toEqual([])
})

/** A style sheet and those that it imports. */
const withImports = (name: string): string[] => [
  name,
  ...Array.from(sheet(name).matchAll(/@import '(\..+)'/g), ([, path = '']) => join(dirname(name), path)).flatMap(
    withImports,
  ),
]

const deskSheets = new Set(withImports('styles/desk.css'))
const sharedSheets = new Set(withImports('styles/shared.css'))
/** Also those that only some pages link. */
const siteSheets = new Set(
  sheets.map(({ name }) => name).filter((name) => sharedSheets.has(name) || !deskSheets.has(name)),
)

/** Shown by the desk in the frame of the public pages, or by both. */
const publicPreviews = new Set(['desk/vacancies/preview.tsx', 'desk/vacancies/preview-form.tsx'])
const isBoth = (name: string) => name.startsWith('ui/') || name === 'root.tsx'

const classes = scripts
  .filter(({ name }) => name.endsWith('.tsx'))
  .flatMap(({ name, text }) =>
    Array.from(text.matchAll(/className="([^"]*)"/g), ([, words = '']) =>
      words.split(' ').map((word) => ({ name, word })),
    ).flat(),
  )

test('the desk and the public pages each load the rules of the classes that they use', () => {
  const lost = classes.filter(({ name, word }) => {
    const files = ruleFiles.get(word) ?? []
    const loaded = name.startsWith('desk/') && !publicPreviews.has(name) ? deskSheets : siteSheets
    return !isBoth(name) && files.length > 0 && !files.some((file) => loaded.has(file))
  })
  expect(lost).toEqual([])
})

/** What tests look for. */
const marks = new Set(['crumbs'])

test('every class of a component is in a stylesheet', () => {
  const styled = new Set(
    sheets.flatMap(({ text }) => Array.from(text.matchAll(/\.([a-z][\w-]*)/g), ([, word]) => word)),
  )
  expect(classes.filter(({ word }) => !styled.has(word) && !marks.has(word))).toEqual([])
})

/** Named by the library that draws PDF pages. */
const drawn = new Set(['markedContent'])

test('every class of a stylesheet is in a component', () => {
  const strings = scripts.flatMap(({ text }) => text.match(/(?<=['"`{} ])[a-z][\w-]*/gi) ?? [])
  const named = new Set(strings)
  const prefixes = [...named].filter((word) => word.endsWith('-'))
  const unused = sheets.flatMap(({ name, text }) =>
    Array.from(text.replaceAll(/\/\*.*?\*\/|'.*?'/gs, '').matchAll(/\.([a-z][\w-]*)/gi), ([, word = '']) => word)
      .filter((word) => !named.has(word) && !drawn.has(word) && !prefixes.some((prefix) => word.startsWith(prefix)))
      .map((word) => `${name}: .${word}`),
  )
  expect(unused).toEqual([])
})
