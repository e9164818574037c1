import { globSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

/** Words that do not count anything. */
const others = new Set(['is', 'was', 'has', 'does', 'as', 'signs', 'invites'])

/** What a text says about one of everything that it counts; nothing for a function that takes something else. */
function saidOfOne(text: (...counts: number[]) => unknown): string {
  try {
    return String(text(1, 1, 1))
  } catch {
    return ''
  }
}

function* textsIn(value: unknown, path: string): Generator<[path: string, said: string]> {
  if (typeof value === 'function') yield [path, saidOfOne((...counts) => Reflect.apply(value, undefined, counts))]
  else if (typeof value === 'object' && value !== null)
    for (const [key, part] of Object.entries(value)) yield* textsIn(part, `${path}.${key}`)
}

test('a text that counts says “1 file”, not “1 files”', { timeout: 60_000 }, async () => {
  const folder = import.meta.dirname
  const files = globSync('**/*.ts', { cwd: folder, exclude: ['**/*.test.ts'] })
  const texts: [path: string, said: string][] = []
  for (const file of files) texts.push(...textsIn(await import(join(folder, file)), file))
  expect(texts.filter(([, said]) => said.includes('1')).length).toBeGreaterThan(30)
  const wrong = texts.filter(([, said]) =>
    [...said.matchAll(/(?<!of |At least )\b1 ([a-z]+s)\b/g)].some(([, word = '']) => !others.has(word)),
  )
  expect(wrong.map(([path, said]) => `${path}: ${said}`)).toEqual([])
})
