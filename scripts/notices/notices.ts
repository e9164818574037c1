import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import { at } from '../places.mjs'

export const noticesFile = at('public', 'third-party-notices.txt')

/** The license text of every package in the scripts of the build, once for all packages that share it. */
export function writeNotices(): string {
  const built = z.array(z.string()).parse(readJson(at('build', 'client-packages.json')))
  const byText = Map.groupBy(withDependencies(built), readLicense)
  const parts = [...byText].map(([text, names]) => `${line}\n${names.join(', ')}\n${line}\n\n${text}\n`)
  return [intro, ...parts].join('\n')
}

const intro = 'The scripts of this site were made with these packages, under these licenses.\n'
const line = '-'.repeat(80)

/** Some packages are published with their dependencies inside, so all dependencies count. */
function withDependencies(names: string[]): string[] {
  const all = new Set(names)
  for (const name of all) {
    const { dependencies } = Manifest.parse(readJson(at('node_modules', name, 'package.json')))
    for (const other of Object.keys(dependencies)) if (!other.startsWith('@types/')) all.add(other)
  }
  return [...all].toSorted()
}

const Manifest = z.object({ dependencies: z.record(z.string(), z.string()).default({}) })

/** A package without a license file has one beside this module, as its authors published it. */
function readLicense(name: string): string {
  const folder = at('node_modules', name)
  const own = readdirSync(folder).find((file) => /^licen[cs]e/i.test(file))
  const file = own ? join(folder, own) : join(import.meta.dirname, `${name.replace('/', '+')}.txt`)
  if (!existsSync(file)) throw new Error(`${name} has no license file: add its license as ${file}.`)
  return readFileSync(file, 'utf8').replaceAll('\r', '').trim()
}

const readJson = (file: string): unknown => JSON.parse(readFileSync(file, 'utf8'))
