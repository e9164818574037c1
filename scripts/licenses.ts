import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import { root } from './places.mjs'

type InstalledPackage = { name: string; version: string; license: string; isForTests: boolean }

/**
 * Licenses that packages of the site may have: those that only require a notice, and two that cover only their own
 * files.
 */
const allowedLicenses = new Set([
  'MIT',
  'MIT-0',
  'ISC',
  '0BSD',
  'BSD-2-Clause',
  'BSD-3-Clause',
  // The older name of both.
  'BSD',
  'Zlib',
  'Apache-2.0',
  'Unlicense',
  'CC0-1.0',
  'BlueOak-1.0.0',
  // For data and fonts.
  'CC-BY-4.0',
  'OFL-1.1',
  // For the build; nothing under it is modified or sent to browsers.
  'MPL-2.0',
])

const Lock = z.object({
  packages: z.record(
    z.string(),
    z.object({ version: z.string().optional(), license: z.string().optional(), dev: z.boolean().default(false) }),
  ),
})

/** Older packages list their licenses as objects. */
const Manifest = z.object({
  license: z.union([z.string(), z.object({ type: z.string() }).transform(({ type }) => type)]).optional(),
  licenses: z.array(z.object({ type: z.string() })).default([]),
})

/** Every package in the lock file, with the license it declares. */
export function listPackages(): InstalledPackage[] {
  const { packages } = Lock.parse(readJson(join(root, 'package-lock.json')))
  return Object.entries(packages).flatMap(([path, { version = '', license, dev }]) => {
    if (path === '') return []
    const name = path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length)
    return [{ name, version, license: license ?? statedIn(path), isForTests: dev }]
  })
}

function statedIn(path: string): string {
  const file = join(root, path, 'package.json')
  if (!existsSync(file)) return ''
  const { license, licenses } = Manifest.parse(readJson(file))
  return license ?? licenses.map(({ type }) => type).join(' OR ')
}

/** Whether the site may use a package. */
export const isUsable = (one: Pick<InstalledPackage, 'name' | 'license'>) =>
  isAllowed(one.license) || isSeparateLibrary(one)

/** Of several alternative licenses, one must be allowed. */
const isAllowed = (license: string) =>
  license
    .replaceAll(/[()]/g, '')
    .split(' OR ')
    .some((choice) => choice.split(' AND ').every((part) => allowedLicenses.has(part)))

/** The libraries of sharp: unmodified, apart from our code, replaceable, and not sent to browsers, as the LGPL asks. */
const isSeparateLibrary = ({ name, license }: Pick<InstalledPackage, 'name' | 'license'>) =>
  name.startsWith('@img/sharp-') && license.includes('LGPL-3.0-or-later')

const readJson = (file: string): unknown => JSON.parse(readFileSync(file, 'utf8'))
