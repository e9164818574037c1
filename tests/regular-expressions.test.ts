import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { check } from 'recheck'
import { parseSync, Visitor } from 'vite'
import { expect, test } from 'vitest'
import { z } from 'zod'

const root = join(import.meta.dirname, '..')

type Found = { file: string; source: string; flags: string }

/** The expressions of zod that our schemas apply to user input. */
const ofZod = [z.regexes.uuid(), z.regexes.datetime({}), z.regexes.date].map(({ source, flags }): Found => ({
  file: 'zod',
  source,
  flags,
}))

/** These files match only the site's own text, not user input. */
const ownWords = new Set([join('app', 'ui', 'rich-text.tsx')])

const found = await readSources()

test('no regular expression takes more than linear time', { timeout: 400_000 }, async () => {
  expect(found.literals.length).toBeGreaterThan(80)
  const dangerous: string[] = []
  for (const { file, source, flags } of distinct([...found.literals, ...ofZod])) {
    if (ownWords.has(file) || !repeatsWithoutEnd(source)) continue
    const verdict = await judge(source, flags)
    if (verdict !== 'safe') dangerous.push(`${file}: /${source}/${flags} is ${verdict}`)
  }
  expect(dangerous).toEqual([])
})

test('a dangerous expression is distinguished from a harmless one', { timeout: 60_000 }, async () => {
  expect(await judge('\\/+$', '')).toBe('2nd degree polynomial')
  expect(await judge('^(a+)+$', '')).toBe('exponential')
  expect(await judge('^[a-z]+$', '')).toBe('safe')
  // An expression that the checker cannot decide has to be simplified.
  expect(await judge('a+(?=b+c)', '')).toBe('unknown')
  expect(['a{2,}', 'a*', 'a+', 'a{1,9}', '[+*]', '\\+'].map(repeatsWithoutEnd)).toEqual([
    true,
    true,
    true,
    false,
    false,
    false,
  ])
})

test('every expression is a literal in the code, where it can be checked', () => {
  expect(found.built).toEqual([])
})

/** Uses automata theory, which is a proof; the checker's other mode only fuzzes. */
async function judge(source: string, flags: string): Promise<string> {
  const verdict = await check(source, flags, { checker: 'automaton', timeout: 120_000 })
  return verdict.status === 'vulnerable' ? verdict.complexity.summary : verdict.status
}

/** Without unbounded repetition, the match length from any position is bounded. */
const repeatsWithoutEnd = (source: string) =>
  /[*+]|\{\d+,\}/.test(source.replaceAll(/\\./g, 'x').replaceAll(/\[[^\]]*\]/g, 'x'))

const distinct = (all: Found[]) => [...new Map(all.map((one) => [`/${one.source}/${one.flags}`, one])).values()]

/** All code that runs on the server, or in the browser on user input. */
async function readSources() {
  const literals: Found[] = []
  const built: string[] = []
  for (const folder of ['app', 'content', 'contract', 'server']) {
    for (const name of await readdir(join(root, folder), { recursive: true })) {
      if (!/(?<!\.test|\.d)\.tsx?$/.test(name)) continue
      const file = join(folder, name)
      const { program, errors } = parseSync(file, await readFile(join(root, file), 'utf8'))
      expect(errors, file).toEqual([])
      new Visitor({
        Literal: (node) => {
          if ('regex' in node) literals.push({ file, source: node.regex.pattern, flags: node.regex.flags })
        },
        NewExpression: ({ callee }) => {
          if (callee.type === 'Identifier' && callee.name === 'RegExp') built.push(file)
        },
        CallExpression: ({ callee }) => {
          if (callee.type === 'Identifier' && callee.name === 'RegExp') built.push(file)
        },
      }).visit(program)
    }
  }
  return { literals, built }
}
