import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { check } from 'recheck'
import { parseSync, Visitor } from 'vite'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { z } from 'zod'

const root = join(import.meta.dirname, '..')

type Found = { file: string; source: string; flags: string }

/** Those of zod that our schemas use, which see what people send as well. */
const ofZod = [z.regexes.uuid(), z.regexes.datetime({}), z.regexes.date].map(({ source, flags }): Found => ({
  file: 'zod',
  source,
  flags,
}))

/** These read nothing but the words of the site itself. */
const ownWords = new Set([join('app', 'ui', 'rich-text.tsx')])

// The part of the checker that is plain JavaScript answers the same on every machine.
beforeAll(() => vi.stubEnv('RECHECK_BACKEND', 'pure'))
afterAll(() => vi.unstubAllEnvs())

test('no regular expression takes more than linear time', { timeout: 400_000 }, async () => {
  const { literals } = await readSources()
  expect(literals.length).toBeGreaterThan(80)
  const dangerous: string[] = []
  for (const { file, source, flags } of distinct([...literals, ...ofZod])) {
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
  // What cannot be decided has to be written in a simpler way.
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

test('every expression is a literal in the code, where it can be checked', { timeout: 60_000 }, async () => {
  const { built } = await readSources()
  expect(built).toEqual([])
})

/** By the theory of automata, which proves what it says; the other way of the checker only tries. */
async function judge(source: string, flags: string): Promise<string> {
  const found = await check(source, flags, { checker: 'automaton', timeout: 120_000 })
  if (found.status === 'vulnerable') return found.complexity.summary
  return found.status
}

/** Without that, what is read from one place on has a bound. */
const repeatsWithoutEnd = (source: string) =>
  /[*+]|\{\d+,\}/.test(source.replaceAll(/\\./g, 'x').replaceAll(/\[[^\]]*\]/g, 'x'))

const distinct = (all: Found[]) => [...new Map(all.map((one) => [`/${one.source}/${one.flags}`, one])).values()]

/** All that runs on the server, or in the browser on what a visitor types. */
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
